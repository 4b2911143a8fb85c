import { type Stats, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { reasonOf } from '../arguments/usage-error.ts'
import { readGlob } from './glob.ts'
import { type WalkOptions, walkFolder } from './walk/walk-folder.ts'

/** A file that an argument names or contains. */
export interface Candidate {
  /** Absolute. */
  readonly path: string
  /** Whether the argument names the file itself, not its folder or a glob. */
  readonly named: boolean
}

/** What one argument means. An argument that matches nothing gives an error instead. */
export interface Expansion {
  readonly argument: string
  readonly kind: 'file' | 'folder' | 'glob'
  readonly candidates: Iterable<Candidate>
}

export type ExpandedPath = Expansion | { readonly argument: string; readonly error: string }

export interface ExpandOptions extends Omit<WalkOptions, 'skips'> {
  /** Returns what to skip in a folder that the argument names, or that its glob starts with. */
  readonly skipsBelow: (folder: string) => WalkOptions['skips']
}

/** Finds the files of an argument: a file, a folder, or else a glob. */
export function expandPath(argument: string, cwd: string, options: ExpandOptions): ExpandedPath {
  const path = resolve(cwd, argument)
  const walk = (folder: string) =>
    walkFolder(folder, { ...options, skips: options.skipsBelow(folder) })
  try {
    const status = statusOf(path)
    if (status?.isDirectory() === true) {
      return { argument, kind: 'folder', candidates: found(walk(path)) }
    }
    if (status !== undefined) {
      options.onFolder(dirname(path))
      return { argument, kind: 'file', candidates: [{ path, named: true }] }
    }
    const glob = readGlob(argument, cwd)
    if (glob === null) return { argument, error: 'there is no such file or directory' }
    const isFolder = statusOf(glob.folder)?.isDirectory() === true
    const paths = isFolder ? filter(walk(glob.folder), glob.matches) : []
    return { argument, kind: 'glob', candidates: found(paths) }
  } catch (error) {
    return { argument, error: reasonOf(error) }
  }
}

/** Returns undefined if nothing has the path, for example because a file is where it needs a folder. */
function statusOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return undefined
    throw error
  }
}

function* found(paths: Iterable<string>): Generator<Candidate> {
  for (const path of paths) yield { path, named: false }
}

function* filter(paths: Iterable<string>, accepts: (path: string) => boolean): Generator<string> {
  for (const path of paths) if (accepts(path)) yield path
}
