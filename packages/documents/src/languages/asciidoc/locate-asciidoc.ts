import { plainText } from '../../embedded-text.ts'
import type { DocumentComment, LocatedDocument } from '../../embedded-url.ts'
import { onlyWithout } from '../configuration/plain-value.ts'
import { ProseUrls } from '../prose/prose-url.ts'
import { readInline } from './inline.ts'
import { readAsciidoc } from './read-asciidoc.ts'

/** Formatting, attribute references and the ends of macros are not written. */
const escapeUrl = onlyWithout(/[\s<>"'`[\]{}*_+#^~|\\()]/)

/**
 * Finds the URLs of an AsciiDoc document, as Asciidoctor finds them: links, bare URLs, images,
 * values of attributes, and connection strings in listings. Comments are skipped. Never throws.
 */
export function locateAsciidoc(text: string): LocatedDocument {
  const found = new ProseUrls()
  const comments: DocumentComment[] = []
  if (text.includes('://') || text.includes('hreflint-')) {
    readAsciidoc(text, {
      prose: (start, end) =>
        readInline(text.slice(start, end), (from, to, place) =>
          found.add(
            plainText(text.slice(start + from, start + to), start + from, escapeUrl),
            place,
          ),
        ),
      value: (start, end) =>
        found.add(plainText(text.slice(start, end), start, escapeUrl), 'definition'),
      code: (start, end, language) => found.addCode(text, start, end, language),
      comment: (start, end) =>
        comments.push({ span: { start, end }, text: text.slice(start + 2, end) }),
    })
  }
  return { urls: found.urls, bases: [], comments, encoding: 'utf-8' }
}
