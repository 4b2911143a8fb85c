import { type CommentSyntax, type DocumentLanguage, lineComment } from '../../language.ts'
import { locateScript } from './locate-script.ts'

/** Between the elements of JSX. */
const jsxComment: CommentSyntax = ['{/* ', ' */}']

/**
 * JavaScript and TypeScript. A `.js` file is read as one that may hold JSX, since many do; a `.ts`
 * file is not, since there `<` opens a type.
 */
export const scriptLanguages: readonly DocumentLanguage[] = [
  script('javascript', ['js', 'mjs', 'cjs'], true),
  script('javascriptreact', ['jsx'], true),
  script('typescript', ['ts', 'mts', 'cts'], false),
  script('typescriptreact', ['tsx'], true),
]

function script(id: string, extensions: readonly string[], jsx: boolean): DocumentLanguage {
  const comments = jsx ? [lineComment, jsxComment] : [lineComment]
  return { id, extensions, isScript: true, comments, locate: text => locateScript(text, { jsx }) }
}
