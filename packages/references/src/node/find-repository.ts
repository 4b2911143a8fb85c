import { readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { readRemote, type Repository } from '../profiles.ts'

/** A repository and the root of its work tree. */
export interface FoundRepository extends Repository {
  readonly root: string
}

/**
 * Finds the repository that contains a folder; null if there is none or it was not cloned from a
 * known forge. Reads files only and does not run git.
 */
export function findRepository(folder: string): FoundRepository | null {
  for (let root = folder; ; root = dirname(root)) {
    const own = gitFolderOf(root)
    if (own !== null) return readRepository(root, own)
    if (dirname(root) === root) return null
  }
}

/** Returns the URL that the repository with this root was cloned from; empty if there is none. */
export function remoteOf(root: string): string {
  const own = gitFolderOf(root)
  return own === null ? '' : originOf(textOf(join(sharedOf(own), 'config')))
}

/**
 * Returns the folder with the data that all work trees share. It is `own` for the main work tree.
 */
function sharedOf(own: string): string {
  return resolve(own, textOf(join(own, 'commondir')).trim() || '.')
}

function readRepository(root: string, own: string): FoundRepository | null {
  const shared = sharedOf(own)
  const remote = readRemote(originOf(textOf(join(shared, 'config'))))
  if (remote === null) return null
  const main = branchOf(textOf(join(shared, 'refs/remotes/origin/HEAD')), 'refs/remotes/origin/')
  return { ...remote, root, current: branchOf(textOf(join(own, 'HEAD')), 'refs/heads/'), main }
}

/** Returns the git folder of a work tree; null if there is none. */
function gitFolderOf(root: string): string | null {
  const path = join(root, '.git')
  try {
    if (statSync(path).isDirectory()) return path
  } catch {
    return null
  }
  const named = /^gitdir: (.+)$/m.exec(textOf(path))?.[1]
  return named === undefined ? null : resolve(root, named)
}

/** Returns the URL of `origin`; empty if there is none. */
function originOf(config: string): string {
  const section = /^\[remote "origin"\]\s*$([\s\S]*?)(?=^\[|(?![\s\S]))/m.exec(config)?.[1] ?? ''
  return /^\s*url\s*=\s*(\S+)\s*$/m.exec(section)?.[1] ?? ''
}

function branchOf(head: string, prefix: string): string | null {
  const ref = /^ref: (.+)$/m.exec(head)?.[1]
  return ref?.startsWith(prefix) === true ? ref.slice(prefix.length) : null
}

/** Returns the text of a file; empty if it cannot be read. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
