import { documentHost } from './document.ts'

/** `@eslint/css`. */
export const css = documentHost('css', 'StyleSheet')
