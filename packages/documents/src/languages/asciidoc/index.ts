import { type DocumentLanguage, lineComment } from '../../language.ts'
import { locateAsciidoc } from './locate-asciidoc.ts'

/** AsciiDoc, as Asciidoctor reads it. */
export const asciidocLanguages: readonly DocumentLanguage[] = [
  {
    id: 'asciidoc',
    extensions: ['adoc', 'asciidoc'],
    isConfiguration: true,
    comments: [lineComment],
    locate: text => locateAsciidoc(text),
  },
]
