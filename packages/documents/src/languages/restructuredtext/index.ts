import type { CommentSyntax, DocumentLanguage } from '../../language.ts'
import { locateRst } from './locate-rst.ts'

const rstComment: CommentSyntax = ['.. ', '']

/** reStructuredText, also with the directives and roles of Sphinx. */
export const restructuredtextLanguages: readonly DocumentLanguage[] = [
  {
    id: 'restructuredtext',
    extensions: ['rst', 'rst.txt'],
    isConfiguration: true,
    comments: [rstComment],
    locate: text => locateRst(text),
  },
]
