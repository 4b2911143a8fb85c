import type { ComponentName } from '../components.ts'
import type { Span } from '../text/span.ts'

/**
 * What keeps a string from matching the grammar. `character`: one that its place does not take.
 * `percent`: a `%` without two hexadecimal digits. The others leave open how to divide the string:
 * `colon`: in the first segment of a relative path, which then looks like a scheme. `at-sign`: a
 * second one in the authority. `port`: no digits. `ip-literal`: brackets around no IP address, or
 * text after them.
 */
export interface Offence {
  readonly kind: 'character' | 'percent' | 'colon' | 'at-sign' | 'port' | 'ip-literal'
  readonly component: ComponentName
  readonly span: Span
}
