import type { LocatedDocument, LocateOptions } from '../../embedded-url.ts'
import { blockComment, type DocumentLanguage, lineComment } from '../../language.ts'
import type { Delimiters } from '../../template/delimiters.ts'
import { findHoles } from '../../template/find-holes.ts'
import { encodingOfCharsetRule } from './charset-rule.ts'
import { locateCss } from './locate-css.ts'
import { locatePreprocessed } from './locate-preprocessed.ts'

export { type CssContext, type LocatedCss, locateCss } from './locate-css.ts'

/**
 * Those of the usual delimiters that no style sheet can begin a block with. In one without white space,
 * `{#` begins a nested rule.
 */
const templateDelimiters: readonly Delimiters[] = [
  ['{{', '}}'],
  ['{%', '%}'],
  ['<%', '%>'],
]

/**
 * Finds the URLs in a style sheet file. They resolve against the URL of the file. Browsers parse
 * them with UTF-8, whatever the encoding of the file.
 */
function locateStyleSheet(text: string, options: LocateOptions): LocatedDocument {
  const holes = findHoles(text, options.templateDelimiters ?? templateDelimiters)
  const { urls, comments } = locateCss(text, { holes })
  return { urls, bases: [], comments, encoding: encodingOfCharsetRule(text) ?? 'utf-8' }
}

function preprocessed(id: string, interpolation: Delimiters): DocumentLanguage {
  return {
    id,
    extensions: [id],
    comments: [lineComment],
    locate: (text, options) => locatePreprocessed(text, options, interpolation),
  }
}

export const cssLanguages: readonly DocumentLanguage[] = [
  { id: 'css', extensions: ['css'], comments: [blockComment], locate: locateStyleSheet },
  preprocessed('scss', ['#{', '}']),
  preprocessed('less', ['@{', '}']),
]
