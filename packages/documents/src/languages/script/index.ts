import { type CommentSyntax, type DocumentLanguage, lineComment } from '../../language.ts'
import { locateScript } from './locate-script.ts'

/** The syntax of comments between JSX elements. */
const jsxComment: CommentSyntax = ['{/* ', ' */}']

/**
 * JavaScript and TypeScript. A `.js` file may contain JSX, because many do. A `.ts` file may not,
 * because there `<` begins a type.
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
