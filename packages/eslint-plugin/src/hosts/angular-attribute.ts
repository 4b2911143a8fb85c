import type { Span } from '@hreflint/core'
import { loadDocuments } from '#documents'
import { foundUrlOf } from '../files/embedded-url.ts'
import type { TextPart } from './angular-texts.ts'
import type { HostFile } from './host.ts'

const [open, close] = ['{{', '}}'] as const

/** A part, with its place in the markup that is made from the parts. */
interface PlacedPart extends TextPart, Span {}

/**
 * Takes a text of several parts as the value of an attribute. Unknown parts become placeholders.
 */
export function takeParts(parts: readonly TextPart[], attribute: string, file: HostFile): void {
  const { sourceCode, settings, take } = file
  const { documentUrl, documentBases, spec } = settings
  let markup = `<${attribute}="`
  const placed = parts.map(({ span, isKnown }): PlacedPart => {
    const start = markup.length
    markup += isKnown ? sourceCode.text.slice(span.start, span.end) : `${open}x${close}`
    return { start, end: markup.length, span, isKnown }
  })
  const templateDelimiters = [[open, close]] as const
  const options = { documentUrl, spec, templateDelimiters }
  for (const url of loadDocuments().locateUrls(`${markup}">`, 'html', options)) {
    const found = foundUrlOf(url, documentBases)
    take({
      ...found,
      toSourceSpan: span => toSource(found.toSourceSpan(span), placed),
      toSourceEdits: edits => {
        const written = found.toSourceEdits(edits)
        if (written === null || !written.every(({ span }) => isInOne(span, placed))) return null
        return written.map(({ span, text }) => ({ span: toSource(span, placed), text }))
      },
    })
  }
}

function toSource({ start, end }: Span, parts: readonly PlacedPart[]): Span {
  const first = parts.find(part => start < part.end) ?? parts.at(-1)
  const last = start === end ? first : parts.find(part => end <= part.end)
  if (first === undefined || last === undefined) return { start: 0, end: 0 }
  return {
    start: first.isKnown ? first.span.start + start - first.start : first.span.start,
    end: last.isKnown ? last.span.start + end - last.start : last.span.end,
  }
}

/** Returns whether a span is inside one part whose text is known. */
function isInOne({ start, end }: Span, parts: readonly PlacedPart[]): boolean {
  return parts.some(part => part.isKnown && part.start <= start && end <= part.end)
}
