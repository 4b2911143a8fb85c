import { type PastCommit, whenOf } from './fate.ts'
import { replacementOf, sectionIn } from './replaced-anchor.ts'
import type { AnchoredText } from './sections.ts'

/** An earlier version of a file. */
export interface PastAnchors extends AnchoredText {
  /** The commit that made this version. */
  readonly commit: PastCommit
}

/** A document as a commit left it. */
export interface PastPage extends AnchoredText {
  /** From the root of the site. */
  readonly path: string
}

/** What became of an anchor that is gone. */
export interface AnchorFate {
  /** What it is called now. Null if nothing has taken its place. */
  readonly now: string | null
  /** The document to which the commit has moved its section, from the root of the site; null for its own. */
  readonly movedTo: string | null
  /** The commit of its last step. Null for a change that is not committed. */
  readonly commit: PastCommit | null
}

/**
 * Returns what became of an anchor. Null if no earlier version has it.
 *
 * @param now The file as it is.
 * @param before Its earlier versions, newest first.
 * @param changedIn Returns the other documents that a commit has changed.
 */
export function fateOfAnchor(
  name: string,
  now: AnchoredText,
  before: Iterable<PastAnchors>,
  changedIn: (commit: PastCommit) => readonly PastPage[],
): AnchorFate | null {
  // Newest first, up to the newest one that has the name.
  const versions: (AnchoredText & { readonly commit: PastCommit | null })[] = [
    { ...now, commit: null },
  ]
  let isFound = false
  for (const version of before) {
    versions.push(version)
    isFound = version.anchors.offered.includes(name)
    if (isFound) break
  }
  if (!isFound) return null
  let current = name
  let last: PastCommit | null = null
  for (let index = versions.length - 1; index > 0; index -= 1) {
    const [older, newer] = [versions[index], versions[index - 1]]
    if (older === undefined || newer === undefined) return null
    if (newer.anchors.offered.includes(current)) continue
    const next = replacementOf(current, older, newer)
    last = newer.commit
    if (next === null) {
      const moved = last === null ? null : sectionIn(changedIn(last), current, older)
      return { now: moved?.name ?? null, movedTo: moved?.path ?? null, commit: last }
    }
    current = next
  }
  return { now: current, movedTo: null, commit: last }
}

/** Returns a sentence about what became of an anchor. */
export function sentenceAboutAnchor(name: string, { now, movedTo, commit }: AnchorFate): string {
  const when = commit === null ? 'in a change that is not committed' : whenOf(commit)
  if (movedTo !== null) {
    const what = now === name ? `#${name} was moved to` : `#${name} became #${now} in`
    return `Git remembers: ${what} ${movedTo} ${when}.`
  }
  return now === null
    ? `Git remembers: #${name} was removed ${when}.`
    : `Git remembers: #${name} became #${now} ${when}.`
}
