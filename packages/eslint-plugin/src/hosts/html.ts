import { visitAngularAttributes } from './component-attributes.ts'
import { documentHost } from './document.ts'
import type { Host } from './host.ts'

/** `@html-eslint/parser`. */
export const html = documentHost('html', 'Program')

/** `@angular-eslint/template-parser`. */
export const angular: Host = {
  visit: file => ({ ...html.visit(file), ...visitAngularAttributes(file) }),
}
