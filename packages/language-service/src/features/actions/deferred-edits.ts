import type { TextEdit } from '@hreflint/core'
import type { CommentStyle, Finding } from '@hreflint/linter'
import type { Subject } from '../../findings-of.ts'
import { fixAll } from './fix-all.ts'
import { suppressHere, suppressInFile } from './suppressions.ts'

/**
 * A change whose edits are slow to compute, because a document is linted again to prove them. If
 * the client can wait, they are computed when a person has chosen the change. Plain data.
 */
export type DeferredEdits =
  | { readonly does: 'fix-all' }
  | { readonly does: 'allow-in-file'; readonly code: string }
  | {
      readonly does: 'allow-here'
      readonly code: string
      readonly start: number
      readonly end: number
      readonly style: CommentStyle
    }

/** Returns the edits. Null if the change is not possible. */
export function deferredEdits(
  subject: Subject,
  all: readonly Finding[],
  asked: DeferredEdits,
): readonly TextEdit[] | null {
  if (asked.does === 'fix-all') {
    const edits = fixAll(subject)
    return edits.length > 0 ? edits : null
  }
  if (asked.does === 'allow-in-file') return suppressInFile(subject, asked.code)
  const { code, start, end, style } = asked
  const finding = all.find(
    ({ code: other, span }) => other === code && span.start === start && span.end === end,
  )
  return finding === undefined ? null : suppressHere(subject, finding, style)
}

/** Reads what a client sends back. Null if it is anything else. */
export function readDeferredEdits(data: unknown): DeferredEdits | null {
  if (typeof data !== 'object' || data === null) return null
  const { does, code, start, end, style } = data as Readonly<Record<string, unknown>>
  if (does === 'fix-all') return { does }
  if (typeof code !== 'string') return null
  if (does === 'allow-in-file') return { does, code }
  if (does !== 'allow-here' || typeof start !== 'number' || typeof end !== 'number') return null
  return { does, code, start, end, style: style === 'line' ? 'line' : 'next-line' }
}
