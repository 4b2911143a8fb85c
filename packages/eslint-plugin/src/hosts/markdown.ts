import { documentHost } from './document.ts'

/** `@eslint/markdown`. */
export const markdown = documentHost('markdown', 'root')

/** `eslint-plugin-mdx`. */
export const mdx = documentHost('mdx', 'Program')
