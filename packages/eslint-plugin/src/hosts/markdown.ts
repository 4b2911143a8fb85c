import { documentHost } from './document.ts'

/** The host for `@eslint/markdown`. */
export const markdown = documentHost('markdown', 'root')

/** The host for `eslint-plugin-mdx`. */
export const mdx = documentHost('mdx', 'Program')
