import { lstatSync, type Stats } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { isWithin, pathFrom, realPath } from '@hreflint/references/site-plans'
import { UsageError } from '../../../arguments/usage-error.ts'
import { rootOfMoves } from '../../../files/writing/move-journal.ts'

/** An id or heading of a document. The path is from the root. */
export interface AskedPlace {
  readonly path: string
  /** A name that a fragment finds or, for what a heading will say, its text. */
  readonly name: string
}

/** The links to which place the command line asks to lead elsewhere. */
export interface AskedPlaces {
  /** The repository or, without one, the working folder. */
  readonly root: string
  readonly from: AskedPlace
  readonly to: AskedPlace
}

/**
 * Reads two places, `a.md#old` and `b.md#new`. The second may leave out its file. Null if the first is
 * none: names of files can contain `#`.
 *
 * @throws UsageError if the second is no place, or if a file does not exist or is outside the root.
 */
export function askedPlaces(paths: readonly string[], cwd: string): AskedPlaces | null {
  const [first = '', second = ''] = paths
  if (statusOf(resolve(cwd, first)) !== undefined) return null
  const from = parts(first)
  if (from === null || statusOf(resolve(cwd, from.file))?.isFile() !== true) return null
  const to = parts(second)
  if (paths.length !== 2 || to === null) {
    throw new UsageError(
      `${first}: To rename a heading or id, name its new place: hreflint move a.md#old a.md#new.`,
    )
  }
  const root = rootOfMoves(cwd)
  const place = ({ file, name }: Parts): AskedPlace => {
    const given = resolve(cwd, file)
    const path = join(realPath(dirname(given)), basename(given))
    if (statusOf(path)?.isFile() !== true) throw new UsageError(`${file}: There is no such file.`)
    if (!isWithin(path, root)) throw new UsageError(`${file}: It is outside ${root}.`)
    return { path: pathFrom(root, path), name }
  }
  return { root, from: place(from), to: place(to.file === '' ? { ...to, file: from.file } : to) }
}

interface Parts {
  readonly file: string
  readonly name: string
}

function parts(text: string): Parts | null {
  const hash = text.indexOf('#')
  const [file, name] = [text.slice(0, hash), text.slice(hash + 1)]
  return hash === -1 || name.trim() === '' ? null : { file, name }
}

function statusOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}
