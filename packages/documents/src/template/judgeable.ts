import type { ComponentName, Components, Span } from '@hreflint/core'
import type { EmbeddedText } from '../embedded-text.ts'
import { someHole } from './some-hole.ts'

/** After this a port may follow. */
const beforePort = /\/\/[^/?#\\]*:\d*$/

/** No host with its port is longer: so far it is looked back for one. */
const maxAuthorityLength = 300

/**
 * The text to check in place of one with placeholders: each is written over, unit for unit, so that
 * offsets stay. A letter is wrong nowhere in a URL but in a port, where it would hide all that comes
 * after it; `z` is not a digit in any base and makes no prefix such as `0x` or `xn--`. In place of a port
 * it is `0`, so any number is in range; after it `/`, which ends it.
 */
export function withHolesFilled({ text, holes }: Pick<EmbeddedText, 'text' | 'holes'>): string {
  let filled = ''
  let from = 0
  /** The end of what is filled: looking for that in a text that grows would copy it each time. */
  let last = ''
  const add = (piece: string): void => {
    filled += piece
    last = (last + piece.slice(-maxAuthorityLength)).slice(-maxAuthorityLength)
  }
  for (const { start, end } of holes) {
    add(text.slice(from, start))
    add(fillerAfter(last).repeat(end - start))
    from = end
  }
  return filled + text.slice(from)
}

function fillerAfter(text: string): string {
  if (!/[:\d]$/.test(text) || !beforePort.test(text)) return 'z'
  return text.endsWith(':') ? '0' : '/'
}

/**
 * Whether an issue of `withHolesFilled(embedded)` may be none once the placeholders are filled in.
 * `components` are those of the filled text.
 *
 * - What touches a placeholder depends on it: a `%` before one may be a whole escape.
 * - What is wrong in a path, query or fragment is wrong in each of them: it does not depend on
 *   what a placeholder makes of the URL's structure.
 * - Everything else is about structure (scheme, host, port, userinfo), and depends on a placeholder
 *   that is before the end of the authority or right after it.
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

/** An insertion point touches its neighbors; characters touch only what they overlap. */
function touches(span: Span, hole: Span): boolean {
  return span.start === span.end
    ? hole.start <= span.start && span.start <= hole.end
    : hole.start < span.end && span.start < hole.end
}

function isWithin(span: Span, component: Span | null): boolean {
  return component !== null && component.start <= span.start && span.end <= component.end
}
