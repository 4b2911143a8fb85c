import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { readRegularFile } from '@hreflint/references/site-plans'
import { type GitLimits, plainDiff, runGit, splitNul } from './run-git.ts'

// What these commands read is in the repository itself. None of them starts a program: `git log` would verify
// signatures and convert texts as the repository says.

const purpose = 'references'

/** Files that a change removes from their places. Paths are from the root of the work tree. */
export interface PastChange {
  readonly moved: ReadonlyMap<string, string>
  /** Removed, and in no other place afterwards as far as git has compared. */
  readonly deleted: ReadonlySet<string>
  /** Whether there are so many files that git has not compared all of them. */
  readonly isPartial: boolean
}

export interface PastCommit extends PastChange {
  readonly id: string
  /** The day on which it was written. */
  readonly date: string
}

/** Git compares no more than so many added files with so many removed ones. */
const mostCompared = 1000

const listed = ['--no-rename-empty', '--diff-filter=ADR', '--name-status', '-z']
const same = ['-M100%', ...listed]
const similar = ['-M', `-l${mostCompared}`, ...listed]

/** Returns the ids of the commits that led to the current one, newest first. Without merges, which rarely remove files. */
export function commitsBefore(root: string, count: number, limits: GitLimits): readonly string[] {
  const args = ['rev-list', '--no-merges', `--max-count=${count}`, 'HEAD', '--']
  const ids = runGit(root, args, purpose, undefined, limits).toString('latin1')
  return ids.split('\n').slice(0, -1)
}

/**
 * Returns the commits that change the names of files, in the order that they are passed in. Only files that
 * stay the same are found to be moved, for which git need not read them.
 */
export function changesIn(
  root: string,
  ids: readonly string[],
  limits: GitLimits,
): readonly PastCommit[] {
  // Whatever encoding the repository has set for messages.
  const head = ['--format=%H %as', '--encoding=UTF-8']
  const args = ['diff-tree', '--stdin', '-r', ...head, ...plainDiff, ...same]
  return readCommits(splitNul(runGit(root, args, purpose, `${ids.join('\n')}\n`, limits)))
}

/** Returns what a commit does. Files that it moves may be changed as well. */
export function changeOf(root: string, id: string, limits: GitLimits): PastChange {
  const args = ['diff-tree', '--no-commit-id', '-r', ...plainDiff, ...similar, id, '--']
  return readChange(splitNul(runGit(root, args, purpose, undefined, limits)))
}

/**
 * Returns the commits that led to another one and change a file, newest first, each as its id and its day.
 *
 * @param last Its id, or another name that git knows it by.
 */
export function commitsOf(
  root: string,
  path: string,
  last: string,
  count: number,
  limits: GitLimits,
): readonly (readonly [id: string, date: string])[] {
  const args = [
    'rev-list',
    '--no-merges',
    '--format=%H %as',
    '--encoding=UTF-8',
    `--max-count=${count}`,
  ]
  const place = [last, '--', `:(literal,top)${path}`]
  const output = runGit(root, [...args, ...place], purpose, undefined, limits).toString('latin1')
  // Each line follows one that says `commit` and the id.
  return output.split('\n').flatMap(line => {
    const [, id = '', date = ''] = /^([\da-f]+) (\S+)$/.exec(line) ?? []
    return id === '' ? [] : [[id, date] as const]
  })
}

/** Returns the texts of a file in commits, in their order. Null for a commit without it. */
export function textsIn(
  root: string,
  path: string,
  ids: readonly string[],
  limits: GitLimits,
): readonly (string | null)[] {
  // A name with a line break cannot be asked for so.
  if (path.includes('\n')) return []
  return blobsAt(
    root,
    ids.map(id => `${id}:${path}`),
    limits,
  )
}

/** Returns the files at places, each a commit, a colon and a path without line breaks. Null for one that is not there. */
export function blobsAt(
  root: string,
  places: readonly string[],
  limits: GitLimits,
): readonly (string | null)[] {
  const asked = places.map(place => `${place}\n`).join('')
  const output = runGit(root, ['cat-file', '--batch'], purpose, asked, limits)
  let offset = 0
  return places.map(() => {
    const end = output.indexOf('\n', offset)
    const size = / blob (\d+)$/.exec(output.toString('utf8', offset, end))?.[1]
    offset = end + 1
    if (size === undefined) return null
    const text = output.toString('utf8', offset, offset + Number(size))
    offset += Number(size) + 1
    return text
  })
}

/** Returns the files that a commit has added or changed. */
export function namesIn(root: string, id: string, limits: GitLimits): readonly string[] {
  const what = ['--no-renames', '--diff-filter=AM', '--name-only', '-z']
  const args = ['diff-tree', '--no-commit-id', '-r', ...plainDiff, ...what, id, '--']
  return splitNul(runGit(root, args, purpose, undefined, limits)).filter(name => name !== '')
}

/** Returns what the next commit would do, as it is staged. */
export function stagedChange(root: string, limits: GitLimits): PastChange {
  const args = ['diff-index', '--cached', ...plainDiff, ...similar, 'HEAD', '--']
  return readChange(splitNul(runGit(root, args, purpose, undefined, limits)))
}

/** Returns how many digits of an id are enough in a repository. */
export function shortLength(root: string, limits: GitLimits): number {
  const args = ['rev-parse', '--short', 'HEAD']
  return runGit(root, args, purpose, undefined, limits).toString('latin1').trim().length
}

/** Returns a text that changes with everything that git remembers of files that are gone. Empty without git. */
export function pastState(folder: string): string {
  const ask = (...args: readonly string[]) => runGit(folder, args, purpose).toString()
  try {
    const [head = '', shallow = ''] = ask('rev-parse', 'HEAD', '--git-path', 'shallow').split('\n')
    const what = ['--cached', ...plainDiff, '--no-renames', '--diff-filter=ADR', '--raw', '-z']
    const staged = ask('diff-index', ...what, 'HEAD', '--')
    const all = JSON.stringify([head, shallowIn(resolve(folder, shallow)), staged])
    return createHash('sha256').update(all).digest('base64url')
  } catch {
    return ''
  }
}

/** Returns the list of the commits at which a shallow clone ends. */
function shallowIn(path: string): string {
  try {
    return readRegularFile(path, mostShallow).toString('latin1')
  } catch {
    return ''
  }
}

/** Maximum size in bytes of that list. */
const mostShallow = 16 * 1024 * 1024

/** Reads the names of commits, each with its changes after a line feed. */
function readCommits(fields: readonly string[]): readonly PastCommit[] {
  const commits: PastCommit[] = []
  let start = 0
  const end = (index: number) => {
    const [head = '', first = '', ...rest] = fields.slice(start, index)
    const [id = '', date = ''] = head.split(' ')
    if (id === '') return
    commits.push({ id, date, ...readChange([first.replace(/^\n/, ''), ...rest]) })
  }
  for (let index = 0; index < fields.length; ) {
    const status = /^\n?([ADR])\d*$/.exec(fields[index] ?? '')?.[1]
    if (status === undefined) {
      end(index)
      start = index
      index += 1
    } else {
      index += status === 'R' ? 3 : 2
    }
  }
  end(fields.length)
  return commits
}

/** Reads `D` or `A` and a path, or `R100` and two paths. */
function readChange(fields: readonly string[]): PastChange {
  const moved = new Map<string, string>()
  const deleted = new Set<string>()
  let added = 0
  for (let index = 0; index + 1 < fields.length; index += 2) {
    const [status = '', path = ''] = fields.slice(index, index + 2)
    if (status === 'A') added += 1
    else if (status === 'D') deleted.add(path)
    else {
      moved.set(path, fields[index + 2] ?? '')
      index += 1
    }
  }
  return { moved, deleted, isPartial: added * deleted.size > mostCompared ** 2 }
}
