import { toScalarValues } from '../../../text/code-point.ts'
import { percentEncodeByte } from '../../../text/percent-encode-byte.ts'
import type { Repair, RepairContext } from '../../repair.ts'
import { replaceSpan } from '../replace-span.ts'
import { spanText } from '../span-text.ts'

/**
 * Percent-encodes the marked characters. Whether that keeps the URL depends on the component:
 * parsers do the same to `{` in a path, but leave it alone in a query.
 */
export const percentEncode: Repair = context => {
  const text = spanText(context)
  const encoded = percentEncoded(text)
  const asParsed = asParserWrites(text, context)
  const proposal = replaceSpan(context, titleFor(encoded), encoded)
  return asParsed === null || asParsed === encoded
    ? [proposal]
    : [replaceSpan(context, titleFor(asParsed), asParsed), proposal]
}

/** Percent-encodes `text` as UTF-8. A lone surrogate counts as U+FFFD. */
export function percentEncoded(text: string): string {
  if (text.length === 1 && text < '\x80') return percentEncodeByte(text.charCodeAt(0))
  return toScalarValues(text).replaceAll(/[\0-\x7F]|[^\0-\x7F]+/g, part =>
    part < '\x80' ? percentEncodeByte(part.charCodeAt(0)) : encodeURIComponent(part),
  )
}

/**
 * Returns what the parser writes for characters of a query; null for printable ASCII and for other components. The
 * bytes depend on the document's encoding, and ISO-2022-JP uses some control characters itself.
 */
function asParserWrites(text: string, { issue, result, parse }: RepairContext): string | null {
  if (issue.params.component !== 'query' || !/[^\x20-\x7E]/.test(text)) return null
  const { url } = parse(`${result.url?.scheme ?? 'https'}://a/?${text}`)
  return url?.query ?? null
}

/** Maximum length of a result in a title. Longer ones do not help a reader. One character needs at most twelve. */
const longestShown = 12

function titleFor(encoded: string): string {
  return encoded.length > longestShown ? 'Percent-encode them' : `Percent-encode as ${encoded}`
}
