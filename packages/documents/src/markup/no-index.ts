import type { EmbeddedText } from '../embedded-text.ts'
import type { NoIndex } from '../structure.ts'

/**
 * Reads a `meta` element that may ask search engines not to list its page. `none` means `noindex`
 * and `nofollow`. Whatever other elements say, the strictest one counts.
 */
export function readNoIndex(
  name: string,
  contentOf: () => EmbeddedText,
  document: string,
): NoIndex | null {
  if (!/^\s*(?:robots|googlebot)\s*$/i.test(name)) return null
  const { text, map, holes } = contentOf()
  if (holes.length > 0 || !text.split(',').some(word => noIndex.test(word.trim()))) return null
  const span = map.toSourceSpan({ start: 0, end: text.length })
  return { span, line: document.slice(0, span.start).split(/\r\n|\r|\n/).length }
}

const noIndex = /^(?:noindex|none)$/i
