import { readRemote, type Repository } from '../generators/forge/repository-address.ts'
import type { Folders } from './folders.ts'
import type { GitIgnore } from './site-plan.ts'

/** A repository and the root of its work tree. */
export interface FoundRepository extends Repository {
  readonly root: string
  /** Folders of submodules that are not checked out, from the root. The forge shows them. */
  readonly absentModules: readonly string[]
}

/**
 * Finds the repository that contains a folder; null if there is none or it was not cloned from a
 * known forge. Reads files only and does not run git.
 */
export function findRepository(folders: Folders, folder: string): FoundRepository | null {
  const found = gitFolderAround(folders, folder)
  return found === null ? null : readRepository(folders, found.root, found.own)
}

/**
 * Returns the URL that the repository around a folder was cloned from; empty if there is none.
 */
export function remoteAround(folders: Folders, folder: string): string {
  const found = gitFolderAround(folders, folder)
  return found === null ? '' : remoteIn(folders, found.own)
}

/** Returns the URL that the repository with this root was cloned from; empty if there is none. */
export function remoteOf(folders: Folders, root: string): string {
  const own = gitFolderOf(folders, root)
  return own === null ? '' : remoteIn(folders, own)
}

function remoteIn(folders: Folders, own: string): string {
  return originOf(textOf(folders, sharedOf(folders, own), 'config'))
}

/**
 * Returns the folder with the data that all work trees share. It is `own` for the main work tree.
 */
function sharedOf(folders: Folders, own: string): string {
  return folders.resolve(own, textOf(folders, own, 'commondir').trim() || '.')
}

function readRepository(folders: Folders, root: string, own: string): FoundRepository | null {
  const shared = sharedOf(folders, own)
  const remote = readRemote(originOf(textOf(folders, shared, 'config')))
  if (remote === null) return null
  const main = textOf(folders, shared, 'refs/remotes/origin/HEAD')
  return {
    ...remote,
    root,
    absentModules: absentModules(folders, root),
    current: branchOf(textOf(folders, own, 'HEAD'), 'refs/heads/'),
    main: branchOf(main, 'refs/remotes/origin/'),
  }
}

/**
 * Returns the `.gitignore` files of a folder and of those around it in its work tree, innermost first,
 * and the submodules that are not checked out. Empty outside a work tree.
 */
export function gitIgnoreAround(folders: Folders, folder: string): readonly GitIgnore[] {
  const found: GitIgnore[] = []
  for (let at: string | null = folder; at !== null; at = folders.parentOf(at)) {
    const names = folders.namesIn(at)
    const text = names.includes('.gitignore') ? textOf(folders, at, '.gitignore') : ''
    if (text !== '') found.push({ below: folders.relative(at, folder), text })
    if (!names.includes('.git')) continue
    const absent = absentModules(folders, at)
      .map(path => `/${path}/`)
      .join('\n')
    return absent === '' ? found : [...found, { below: folders.relative(at, folder), text: absent }]
  }
  return []
}

/** Returns the folders of submodules that are not checked out. */
function absentModules(folders: Folders, root: string): readonly string[] {
  if (!folders.namesIn(root).includes('.gitmodules')) return []
  const paths = textOf(folders, root, '.gitmodules').matchAll(/^[ \t]*path[ \t]*=(.*)$/gm)
  return Array.from(paths, ([, path = '']) => path.trim()).filter(
    path => folders.namesIn(folders.resolve(root, path)).length === 0,
  )
}

/** Returns the innermost work tree that contains a folder, with its git folder. */
function gitFolderAround(
  folders: Folders,
  folder: string,
): { readonly root: string; readonly own: string } | null {
  for (let root: string | null = folder; root !== null; root = folders.parentOf(root)) {
    const own = gitFolderOf(folders, root)
    if (own !== null) return { root, own }
  }
  return null
}

/** Returns the git folder of a work tree; null if there is none. */
function gitFolderOf(folders: Folders, root: string): string | null {
  if (!folders.namesIn(root).includes('.git')) return null
  const path = folders.resolve(root, '.git')
  const file = folders.textOf(path)
  // Only in additional work trees is it a file.
  if (file === null) return path
  const named = /^gitdir: (.+)$/m.exec(file)?.[1]
  return named === undefined ? null : folders.resolve(root, named)
}

/** Returns the URL of `origin`; empty if there is none. */
function originOf(config: string): string {
  const section = /^\[remote "origin"\]\s*$([\s\S]*?)(?=^\[|(?![\s\S]))/m.exec(config)?.[1] ?? ''
  return /^[ \t]*url[ \t]*=[ \t]*(\S+)[ \t\r]*$/m.exec(section)?.[1] ?? ''
}

function branchOf(head: string, prefix: string): string | null {
  const ref = /^ref: (.+)$/m.exec(head)?.[1]
  return ref?.startsWith(prefix) === true ? ref.slice(prefix.length) : null
}

/** Returns the text of a file; empty if it cannot be read. */
function textOf(folders: Folders, folder: string, path: string): string {
  return folders.textOf(folders.resolve(folder, path)) ?? ''
}
