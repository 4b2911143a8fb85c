import type { DocumentStructure } from '@hreflint/documents'

/** More than the start tags and the heading after an id. */
const most = 2000

/**
 * Returns the text of the heading that has the id at an offset, starts with an element that has it,
 * or directly follows its start tag. Null if there is none.
 */
export function headingOfId(
  text: string,
  start: number,
  structure: DocumentStructure | null | undefined,
): string | null {
  const tag = text.lastIndexOf('<', start)
  if (tag === -1) return null
  const before = /<(h[1-6])\b[^<>]*>\s*$/i.exec(text.slice(Math.max(0, tag - most), tag))
  const from = before === null ? tag : tag - before[0].length
  const inHtml = /^(?:<(?!h[1-6]\b)[^<>]*>|\s)*<(h[1-6])\b[^<>]*>([\s\S]*?)<\/\1/i.exec(
    text.slice(from, tag + most),
  )
  if (inHtml !== null) return inHtml[2] ?? null
  const next = structure?.headings.find(({ span }) => span.start > start)
  if (next === undefined || next.span.start - tag > most) return null
  return /^(?:<[^<>]*>|[\s#])*$/.test(text.slice(tag, next.span.start)) ? next.source : null
}
