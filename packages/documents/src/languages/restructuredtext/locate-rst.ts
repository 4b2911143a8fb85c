import type { DocumentComment, EmbeddedUrl, LocatedDocument } from '../../embedded-url.ts'
import { ProseUrls } from '../prose/prose-url.ts'
import { readInline } from './inline.ts'
import { readRst } from './read-rst.ts'
import { targetText } from './target-text.ts'

const nothing: readonly EmbeddedUrl[] = Object.freeze([])

/**
 * Finds the URLs of a reStructuredText document, as docutils finds them: targets, embedded and
 * standalone URIs, images, and connection strings in code. Comments and unknown directives
 * are skipped. Never throws.
 */
export function locateRst(text: string): LocatedDocument {
  if (!text.includes('://') && !text.includes('hreflint-')) return located(nothing, [])
  const found = new ProseUrls()
  const comments: DocumentComment[] = []
  readRst(text, {
    prose: (start, end) => readInline(text, start, end, found),
    target: (start, end, place) => found.add(targetText(text, start, end), place),
    code: (start, end, language) => found.addCode(text, start, end, language),
    comment: (start, end) =>
      comments.push({ span: { start, end }, text: text.slice(start + 2, end) }),
  })
  return located(found.urls, comments)
}

function located(
  urls: readonly EmbeddedUrl[],
  comments: readonly DocumentComment[],
): LocatedDocument {
  return { urls, bases: [], comments, encoding: 'utf-8' }
}
