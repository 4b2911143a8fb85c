import type { Anchors } from '../../anchors/anchors.ts'
import { type PastCommit, whenOf } from './fate.ts'

/** The anchors of an earlier version of a file. */
export interface PastAnchors {
  readonly anchors: Anchors
  /** The commit that made this version. */
  readonly commit: PastCommit
}

/** What became of an anchor that is gone. */
export interface AnchorFate {
  /** What it is called now. Null if nothing has taken its place. */
  readonly now: string | null
  /** The commit of its last step. Null for a change that is not committed. */
  readonly commit: PastCommit | null
}

/** A version of a file. */
interface Version {
  readonly names: readonly string[]
  /** Null if it is not committed. */
  readonly commit: PastCommit | null
}

/**
 * Returns what became of an anchor. Null if no earlier version has it.
 *
 * @param now The anchors of the file as it is.
 * @param before Its earlier versions, newest first.
 */
export function fateOfAnchor(
  name: string,
  now: Anchors,
  before: Iterable<PastAnchors>,
): AnchorFate | null {
  // Newest first, up to the newest one that has the name.
  const versions: Version[] = [{ names: now.offered, commit: null }]
  let isFound = false
  for (const { anchors, commit } of before) {
    versions.push({ names: anchors.offered, commit })
    isFound = anchors.offered.includes(name)
    if (isFound) break
  }
  if (!isFound) return null
  let current = name
  let last: PastCommit | null = null
  for (let index = versions.length - 1; index > 0; index -= 1) {
    const [older, newer] = [versions[index], versions[index - 1]]
    if (older === undefined || newer === undefined) return null
    if (newer.names.includes(current)) continue
    const next = replacementOf(current, older.names, newer.names)
    last = newer.commit
    if (next === null) return { now: null, commit: last }
    current = next
  }
  return { now: current, commit: last }
}

/**
 * Returns the name that has taken the place of one that is gone: the only new one between two names that have
 * stayed. Null if there is none, or if it is not the only one and is not similar.
 */
function replacementOf(
  name: string,
  older: readonly string[],
  newer: readonly string[],
): string | null {
  const kept = new Set(newer)
  const index = older.indexOf(name)
  let [start, end] = [index, index]
  while (start > 0 && !kept.has(older[start - 1] ?? '')) start -= 1
  while (end + 1 < older.length && !kept.has(older[end + 1] ?? '')) end += 1
  const [previous, next] = [older[start - 1], older[end + 1]]
  // Where nothing has stayed, nothing tells which name is in whose place.
  if (previous === undefined && next === undefined) return null
  const from = previous === undefined ? 0 : newer.indexOf(previous) + 1
  const to = next === undefined ? newer.length : newer.indexOf(next)
  const known = new Set(older)
  const added = newer.slice(from, Math.max(from, to))
  const fresh = added.filter(each => !known.has(each))
  const gone = older.slice(start, end + 1)
  if (fresh.length === 1 && gone.length === 1) return fresh[0] ?? null
  const words = new Set(wordsOf(name))
  const alike = fresh.filter(each => wordsOf(each).some(word => words.has(word)))
  return alike.length === 1 ? (alike[0] ?? null) : null
}

/** The words of an id, without short ones, which many ids have. */
const wordsOf = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word.length > 3)

/** Returns a sentence about what became of an anchor. */
export function sentenceAboutAnchor(name: string, { now, commit }: AnchorFate): string {
  const when = commit === null ? 'in a change that is not committed' : whenOf(commit)
  return now === null
    ? `Git remembers: #${name} was removed ${when}.`
    : `Git remembers: #${name} became #${now} ${when}.`
}
