import type { EmbeddedUrl, LocatedDocument } from '../../embedded-url.ts'
import { type DocumentLanguage, hashComment, lineComment } from '../../language.ts'
import { codeLocator } from '../code/locate-code.ts'
import { php } from '../code/syntaxes/php.ts'

const locateCode = codeLocator(php)

/** Adds to the language of a page the URLs and comments of the PHP code in it. */
export function withCodeOfPhp(page: DocumentLanguage): DocumentLanguage {
  return {
    ...page,
    comments: [...page.comments, lineComment, hashComment],
    locate: (text, options) => joined(page.locate(text, options), locateCode(text)),
  }
}

function joined(page: LocatedDocument, code: LocatedDocument): LocatedDocument {
  const comments = [...page.comments, ...code.comments].sort((a, b) => a.span.start - b.span.start)
  const ofCode = [...code.urls]
  if (ofCode.length === 0) return { ...page, comments }
  const urls = [...page.urls, ...ofCode].sort((a, b) => startOf(a) - startOf(b))
  return { ...page, comments, urls }
}

function startOf({ map }: EmbeddedUrl): number {
  return map.toSourceSpan({ start: 0, end: 0 }).start
}
