import { documentHost } from './document.ts'

/** `@html-eslint/parser` and `@angular-eslint/template-parser`. */
export const html = documentHost('html', 'Program')
