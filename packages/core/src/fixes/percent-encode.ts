import type { Proposal, Repair, RepairContext } from '../fix.ts'
import { replaceSpan } from './replace-span.ts'
import { spanText } from './span-text.ts'

/**
 * Percent-encodes the marked characters. Whether that keeps the URL depends on the component:
 * parsers do the same to `{` in a path, but leave it alone in a query.
 */
export const percentEncode: Repair = context => {
  const text = spanText(context)
  const encoded = percentEncoded(text)
  const asParsed = asParserWrites(text, context)
  const proposals: Proposal[] = []
  if (asParsed !== null && asParsed !== encoded) {
    proposals.push(replaceSpan(context, titleFor(text, asParsed), asParsed))
  }
  proposals.push(replaceSpan(context, titleFor(text, encoded), encoded))
  return proposals
}

/** The UTF-8 bytes of `text`, percent-encoded. A lone surrogate counts as U+FFFD. */
export function percentEncoded(text: string): string {
  return text
    .replaceAll(/[\uD800-\uDFFF]/gu, '\uFFFD')
    .replaceAll(/./gsu, codePoint =>
      codePoint.charCodeAt(0) < 0x80
        ? `%${codePoint.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
        : encodeURIComponent(codePoint),
    )
}

/**
 * In a query, other bytes may be meant: those of the document's encoding, of which ISO-2022-JP has
 * some controls for itself.
 */
function asParserWrites(text: string, { issue, result, parse }: RepairContext): string | null {
  if (issue.params.component !== 'query' || !/[^\x20-\x7E]/.test(text)) return null
  const { url } = parse(`${result.url?.scheme ?? 'https'}://a/?${text}`)
  return url?.query ?? null
}

/** Longer results say nothing to a reader. */
const longestShown = 12

function titleFor(text: string, encoded: string): string {
  const pronoun = [...text.slice(0, 3)].length === 1 ? 'it' : 'them'
  return encoded.length > longestShown
    ? `Percent-encode ${pronoun}`
    : `Write ${pronoun} as ${encoded}`
}
