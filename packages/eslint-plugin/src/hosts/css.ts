import { documentHost } from './document.ts'

/** `@eslint/css`. */
export const css = documentHost(
  'css',
  'StyleSheet',
  ({ ast }) => (ast.type as string) === 'StyleSheet',
)
