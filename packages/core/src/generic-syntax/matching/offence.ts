import type { ComponentName } from '../../contract/components.ts'
import type { Span } from '../../text/span.ts'

/**
 * What keeps a string from matching the grammar. `character`: one that its place does not take.
 * `percent`: a `%` without two hexadecimal digits. The others leave open how to divide the string:
 * `colon`: in the first segment of a relative path, which then looks like a scheme. `at-sign`: a
 * second one in the authority. `port`: no digits. `ip-literal`: brackets around no IP address, or
 * text after them.
 */
export interface Offence {
  readonly kind: OffenceKind
  readonly component: ComponentName
  readonly span: Span
}

export type OffenceKind = 'character' | 'percent' | 'colon' | 'at-sign' | 'port' | 'ip-literal'

/**
 * Takes the offences in input order. They are passed on and not returned: there can be as many as
 * characters, and most callers make something else of them.
 */
export type OffenceListener = (
  kind: OffenceKind,
  component: ComponentName,
  start: number,
  end: number,
) => void
