import type { FoldedIssue, Issue, Span, TextEdit } from '@hreflint/core'
import { isCharacterIssue } from './character-issues.ts'

/** An edit that undoes a slip. */
export interface SlipRemoval {
  readonly title: string
  readonly edits: readonly TextEdit[]
}

/** Characters that end a string, a bracket, a link or a sentence after a URL. */
const closers = /^[\s"'`<>[\](){}|\\.,;:!?*_]*$/
const openers = /^[\s"'`<[({*_]*$/

const paired: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['`', '`'],
  ['[', ']'],
  [']', '['],
  ['<', '>'],
  ['>', '<'],
])

/**
 * Returns how to remove what is in a URL by a slip of the keyboard: the quote or bracket of what is
 * around it, a backslash that escapes nothing, a space in the middle of a word. Null if the
 * characters may be meant. Percent-encoding them would only hide the slip.
 */
export function findSlip(issue: FoldedIssue, text: string): SlipRemoval | null {
  const places = issue.places === undefined ? [issue.span] : [...issue.places]
  if (places.length > 20) return null
  const removals = places.map(span => removalOf(issue, text, span))
  if (removals.every(removal => removal === null)) return null
  const edits = withoutOverlaps(removals.flatMap(removal => removal ?? [])).map(span => ({
    span,
    text: '',
  }))
  return { title: titleFor(edits, text), edits }
}

function removalOf(issue: Issue, text: string, span: Span): Span | null {
  if (issue.kind !== 'conformance-error') return null
  const what = text.slice(span.start, span.end)
  if (/^#+$/.test(what) && text.indexOf('#') < span.start) return numberSign(text, span)
  if (!isCharacterIssue(issue, text, span)) return null
  if (what === ' ') return isMeantSpace(text, span) ? null : span
  if (what.startsWith('\\')) return backslash(text, span)
  if (paired.has(what[0] ?? '')) return bracket(text, span, what[0] ?? '')
  return null
}

/** A `#` is repeated, or the whole fragment, or each end of a range has one: `#L5-#L7`. */
function numberSign(text: string, span: Span): Span {
  const first = text.indexOf('#')
  const between = text.slice(first + 1, span.start)
  return between !== '' && text.slice(span.end) === between
    ? { start: span.start, end: text.length }
    : span
}

/** `\#`, `\_`, `\'`, `\` at the end: an escape of Markdown, a shell, a string, a regular expression. */
function backslash(text: string, { start, end }: Span): Span | null {
  const rest = text.slice(end)
  if (rest === '' || !/^[#"'`*_~()[\]{}?&=.$|!,;]|^[nrt](?![\w.-])/.test(rest)) return null
  if (/^[.]/.test(rest) && /^\.{1,2}(?:[/\\]|$)|^\.\w/.test(rest)) return null
  return { start: end - 1, end: closers.test(rest) ? text.length : start + 1 }
}

function bracket(text: string, { start, end }: Span, mark: string): Span | null {
  const rest = text.slice(end)
  const other = paired.get(mark) ?? mark
  const count = text.split(mark).length - 1
  const isPaired = mark === other ? count % 2 === 0 : text.split(other).length - 1 === count
  if (isPaired && !(openers.test(text.slice(0, start)) || closers.test(rest))) return null
  if (isPaired && /[?][^#]*$/.test(text.slice(0, start))) return null
  return closers.test(rest) ? { start, end: text.length } : { start, end }
}

/**
 * A name of the site's own files, a file name and a query may contain a space, and so may a text whose
 * other spaces are encoded. In the address of another server, a space took the place of something.
 */
function isMeantSpace(text: string, { start, end }: Span): boolean {
  const before = text.slice(0, start)
  const after = text.slice(end)
  if (before.endsWith('%') && /^[\da-f]{2}/i.test(after)) return false
  if (/%20/.test(text)) return true
  const isElsewhere = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(text)
  if (!isElsewhere || /[?#]/.test(before)) return true
  const isBesideWord = /\p{L}{2}$/u.test(before) || /^\p{L}{2}/u.test(after)
  return !isBesideWord || /^[^/?#]*\.[a-z\d]{2,5}(?:[?#]|$)/i.test(after)
}

function withoutOverlaps(spans: readonly Span[]): readonly Span[] {
  let from = -1
  return spans
    .toSorted((a, b) => a.start - b.start)
    .filter(({ start, end }) => {
      const isApart = start >= from
      from = Math.max(from, end)
      return isApart
    })
}

function titleFor(edits: readonly TextEdit[], text: string): string {
  const [first] = edits
  const what = first === undefined ? '' : text.slice(first.span.start, first.span.end)
  if (edits.length > 1) {
    const isSpace = edits.every(({ span }) => text.slice(span.start, span.end) === ' ')
    return isSpace ? 'Remove the spaces' : 'Remove them'
  }
  if (what === ' ') return 'Remove the space'
  return /^[\x21-\x7E]{1,12}$/.test(what) ? `Remove ${what}` : 'Remove it'
}
