import type { Span } from '../text/span.ts'

/**
 * The parts of a URL, in the order in which they are written:
 *
 *     https://user:pass@example.com:8080/a/b?q=1#frag
 *     ──┬──   ─┬── ─┬── ─────┬───── ─┬── ─┬── ─┬─ ─┬──
 *       │      │    │        │       │    │    │   └ fragment
 *       │      │    │        │       │    │    └ query
 *       │      │    │        │       │    └ path
 *       │      │    │        │       └ port
 *       │      │    │        └ host
 *       │      │    └ password
 *       │      └ username
 *       └ scheme
 *
 * Delimiters belong to no component: joined with them, the components give back the input, except
 * for what preprocessing strips.
 */
export const componentNames = [
  'scheme',
  'username',
  'password',
  'host',
  'port',
  'path',
  'query',
  'fragment',
] as const

export type ComponentName = (typeof componentNames)[number]

/**
 * The span of each component in the string that the caller passed. `null`: the component is not
 * written there (absent, or inherited from the base URL). An empty span: written, and empty.
 */
export type Components = Readonly<Record<ComponentName, Span | null>>

/** The components of a URL that has none. */
export const noComponents: Components = Object.freeze({
  scheme: null,
  username: null,
  password: null,
  host: null,
  port: null,
  path: null,
  query: null,
  fragment: null,
})
