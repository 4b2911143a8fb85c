import { documentHost } from './document.ts'

/** `@eslint/markdown`. */
export const markdown = documentHost('markdown', 'root')
