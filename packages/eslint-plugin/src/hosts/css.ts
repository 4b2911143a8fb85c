import { documentHost } from './document.ts'

/** The host for `@eslint/css`. */
export const css = documentHost('css', 'StyleSheet')
