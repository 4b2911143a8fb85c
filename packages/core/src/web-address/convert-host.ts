import { percentDecodeUtf8 } from '../generic-syntax/characters/percent-decode-utf8.ts'
import type { Reference } from '../generic-syntax/matching/match-reference.ts'
import { type LabelFailure, toAscii } from '../idna2003/to-ascii.ts'
import type { Span } from '../text/span.ts'

/** The result of converting a host: its ASCII form, or what is wrong and where. */
export type ConvertedHost =
  | { readonly ascii: string; readonly failure: null }
  | { readonly ascii: null; readonly failure: LabelFailure | 'not-utf8'; readonly span: Span }

/** The flags that the drafts demand. */
const flags = { allowUnassigned: true, useStd3AsciiRules: true }

/**
 * Percent-decodes a host and converts it by ToASCII. An IP-literal and an empty host are left
 * alone: read literally no IPv6 URL and no `file:///` URL would resolve.
 */
export function convertHost(reference: Reference, input: string): ConvertedHost | null {
  const { host, hostIsLiteral } = reference
  if (host === null) return null
  const written = input.slice(host.start, host.end)
  if (hostIsLiteral || written === '') return { ascii: written, failure: null }
  const decoded = percentDecodeUtf8(written)
  if (decoded === null) return { ascii: null, failure: 'not-utf8', span: host }
  const result = toAscii(decoded, flags)
  if (result.failure === null) return result
  const span = labelSpan(written, decoded, result.label, host)
  return { ascii: null, failure: result.failure, span }
}

/** Returns the span of a label of the decoded host; that of the whole host if escapes hide its borders. */
function labelSpan(written: string, decoded: string, label: Span, host: Span): Span {
  const separators = /[.\u3002\uff0e\uff61]/
  const labels = written.split(separators)
  if (labels.length !== decoded.split(separators).length) return host
  const index = decoded.slice(0, label.start).split(separators).length - 1
  let start = host.start
  for (const before of labels.slice(0, index)) start += before.length + 1
  return { start, end: start + (labels[index]?.length ?? 0) }
}
