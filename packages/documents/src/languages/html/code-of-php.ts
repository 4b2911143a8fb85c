import { type DocumentLanguage, hashComment, lineComment } from '../../language.ts'
import { codeLocator } from '../code/locate-code.ts'
import { php } from '../code/syntaxes/php.ts'
import { withCode } from './with-code.ts'

const locateCode = codeLocator(php)

/** Adds to the language of a page the URLs and comments of the PHP code in it. */
export function withCodeOfPhp(page: DocumentLanguage): DocumentLanguage {
  return {
    ...page,
    comments: [...page.comments, lineComment, hashComment],
    locate: (text, options) => withCode(page.locate(text, options), locateCode(text)),
  }
}
