import type { DocumentLanguage } from '../language.ts'
import { locateScript } from './locate-script.ts'

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
  return { id, extensions, isScript: true, locate: text => locateScript(text, { jsx }) }
}
