import type { Span } from '@hreflint/core'
import type { DocumentComment } from '@hreflint/documents'
import { isKnownCode } from '../config/known-codes.ts'
import { globMatcher } from '../glob/glob-matcher.ts'
import type { LineIndex } from '../line-index.ts'
import { readSuppressionComment, type SuppressionComment } from './suppression-comment.ts'

/** A part of the document in which a comment suppresses one code or glob of codes. */
interface Region {
  readonly comment: DocumentComment
  /** Null means every code. */
  readonly glob: string | null
  readonly matches: (code: string) => boolean
  readonly start: number
  end: number
  used: boolean
}

/** A comment, or one of its codes, that suppressed nothing. */
export interface UnusedSuppression {
  readonly span: Span
  readonly glob: string | null
}

/** What the comments of a document suppress. */
export class Suppressions {
  readonly #regions: Region[] = []
  readonly #unknown: { readonly span: Span; readonly glob: string }[] = []

  /** @param lines Only called if a comment applies to lines. */
  constructor(comments: readonly DocumentComment[], lines: () => LineIndex) {
    let open: Region[] = []
    for (const comment of comments) {
      if (!comment.text.includes('hreflint-')) continue
      const read = readSuppressionComment(comment)
      if (read === null) continue
      const unknown = read.globs.filter(glob => !isKnownCode(glob))
      this.#unknown.push(...unknown.map(glob => ({ span: comment.span, glob })))
      if (read.directive === 'enable') {
        open = close(open, read)
        continue
      }
      const { start, end } = reach(read, lines)
      const globs = read.globs.length === 0 ? [null] : read.globs
      for (const glob of globs) {
        const matches = glob === null ? () => true : globMatcher(glob)
        const region: Region = { comment, glob, matches, start, end, used: false }
        this.#regions.push(region)
        if (read.directive === 'disable') open.push(region)
      }
    }
  }

  /** Whether a comment suppresses `code` at `offset`. Marks such comments as used. */
  covers(code: string, offset: number): boolean {
    let covered = false
    for (const region of this.#regions) {
      if (offset < region.start || offset >= region.end || !region.matches(code)) continue
      region.used = true
      covered = true
    }
    return covered
  }

  /** Returns the codes in comments that do not exist, in document order. */
  unknown(): readonly { readonly span: Span; readonly glob: string }[] {
    return this.#unknown
  }

  /** Returns what has suppressed nothing so far, in document order. */
  unused(): readonly UnusedSuppression[] {
    return this.#regions
      .filter(({ used, glob }) => !used && (glob === null || isKnownCode(glob)))
      .map(({ comment, glob }) => ({ span: comment.span, glob }))
  }
}

/** Returns the span in which a disabling comment applies. */
function reach({ comment, directive }: SuppressionComment, lines: () => LineIndex): Span {
  if (directive === 'disable') return { start: comment.span.end, end: Number.POSITIVE_INFINITY }
  const index = lines()
  const last = index.lineAt(Math.max(comment.span.start, comment.span.end - 1))
  const first = directive === 'disable-line' ? index.lineAt(comment.span.start) : last + 1
  const after = directive === 'disable-line' ? last + 1 : last + 2
  const end = index.startOf(after)
  // A finding may be at the very end of the text, as an insertion point.
  return { start: index.startOf(first), end: end === index.length ? end + 1 : end }
}

/** Ends the open regions that a comment enables again. Returns those that stay open. */
function close(open: readonly Region[], { comment, globs }: SuppressionComment): Region[] {
  const isEnded = ({ glob }: Region) =>
    globs.length === 0 || (glob !== null && globs.includes(glob))
  for (const region of open) if (isEnded(region)) region.end = comment.span.start
  return open.filter(region => !isEnded(region))
}
