import type { ComponentName, Components, Span } from '@hreflint/core'
import { connectionSpecOf } from '@hreflint/core/internal'
import type { EmbeddedText } from '../embedded-text.ts'
import { someHole } from './some-hole.ts'

/** Matches text that a port may follow. */
const beforePort = /\/\/[^/?#\\]*:\d*$/

/** The same in a connection string, whose password may contain a delimiter. */
const beforePortOfConnection = /@(?:[\w.-]*|\[[^\]]*\]):\d*$/

/** The same after a password whose delimiter ends the host for parsers. */
const beforePortOfMisread = /\/\/[^/?#\\@:]*:(?!\d*[/?#\\])[^@]*@(?:[\w.-]*|\[[^\]]*\]):\d*$/

/** Maximum length of the authority. The search for its start goes no further back. */
const maxAuthorityLength = 300

/**
 * Returns the text to check in place of one with placeholders. Each placeholder is overwritten,
 * unit for unit, so that offsets stay the same. A letter is valid everywhere in a URL except in a
 * port, where it would hide all issues after it. `z` is not a digit in any base and forms no prefix
 * such as `0x` or `xn--`. In a port, the filler is `0`, so that any number is in range. After a
 * port it is `/`, which ends it.
 */
export function withHolesFilled({ text, holes }: Pick<EmbeddedText, 'text' | 'holes'>): string {
  const isConnection = holes.length > 0 && connectionSpecOf(text) !== null
  let filled = ''
  let from = 0
  /** The end of the filled text. Searching the growing text itself would copy it each time. */
  let last = ''
  const add = (piece: string): void => {
    filled += piece
    last = (last + piece.slice(-maxAuthorityLength)).slice(-maxAuthorityLength)
  }
  for (const { start, end } of holes) {
    add(text.slice(from, start))
    add(fillerAfter(last, end - start, isConnection))
    from = end
  }
  return filled + text.slice(from)
}

function fillerAfter(text: string, length: number, isConnection: boolean): string {
  if (!/[:\d]$/.test(text)) return 'z'.repeat(length)
  const isPort =
    beforePort.test(text) ||
    (isConnection ? beforePortOfConnection : beforePortOfMisread).test(text)
  if (!isPort) return 'z'.repeat(length)
  if (!text.endsWith(':')) return '/'.repeat(length)
  // Drivers reject port 0.
  return isConnection ? '1'.padStart(length, '0') : '0'.repeat(length)
}

/**
 * Whether an issue of `withHolesFilled(embedded)` may disappear when the placeholders are filled
 * in. `components` are those of the filled text.
 *
 * - An issue that touches a placeholder depends on it: a `%` before one may be a complete escape.
 * - An issue in a path, query or fragment does not depend on placeholders elsewhere, because it is
 *   an issue in each of these components.
 * - All other issues are about structure (scheme, host, port, userinfo). They depend on a
 *   placeholder before the end of the authority or right after it.
 */
export function dependsOnHole(
  { span }: { readonly span: Span },
  { holes }: Pick<EmbeddedText, 'holes'>,
  components: Components,
): boolean {
  if (someHole(holes, span, hole => touches(span, hole))) return true
  if (placesOfCharacters.some(name => isWithin(span, components[name]))) return false
  const end = Math.max(span.end, ...placesOfStructure.map(name => components[name]?.end ?? 0))
  const [first] = holes
  return first !== undefined && first.start <= end
}

const placesOfCharacters: readonly ComponentName[] = ['path', 'query', 'fragment']
const placesOfStructure: readonly ComponentName[] = [
  'scheme',
  'username',
  'password',
  'host',
  'port',
]

/**
 * Whether a span touches a hole. An insertion point touches its neighbors. Characters touch only
 * what they overlap.
 */
function touches(span: Span, hole: Span): boolean {
  return span.start === span.end
    ? hole.start <= span.start && span.start <= hole.end
    : hole.start < span.end && span.start < hole.end
}

function isWithin(span: Span, component: Span | null): boolean {
  return component !== null && component.start <= span.start && span.end <= component.end
}
