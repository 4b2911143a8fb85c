import type { Reference } from '../generic-syntax/matching/match-reference.ts'
import { defaultPorts } from '../generic-syntax/resolving/default-ports.ts'
import type { Span } from '../text/span.ts'

/** The eight components that parsing gives; null: not matched. */
export interface UrlComponents {
  readonly scheme: string | null
  readonly host: string | null
  readonly port: string | null
  /** The host, and the port if it is given and not the default of the scheme. */
  readonly hostport: string | null
  readonly path: string
  readonly query: string | null
  readonly fragment: string | null
  /** The text after the authority; the whole string if there is none. */
  readonly hostSpecific: string
}

/** Returns the components of a reference that matched, as substrings of `input`. */
export function urlComponents(reference: Reference, input: string): UrlComponents {
  const { scheme, authority, host, port, path, query, fragment } = reference
  const text = (span: Span | null): string | null =>
    span === null ? null : input.slice(span.start, span.end)
  const start = scheme?.start ?? path.start
  const end = fragment?.end ?? query?.end ?? path.end
  return {
    scheme: text(scheme),
    host: text(host),
    port: text(port),
    hostport: text(hostportSpan(reference, input)),
    path: text(path) ?? '',
    query: text(query),
    fragment: text(fragment),
    hostSpecific: input.slice(authority?.end ?? start, end),
  }
}

function hostportSpan({ scheme, host, port }: Reference, input: string): Span | null {
  if (host === null || scheme === null || port === null || port.start === port.end) return host
  const number = input.slice(port.start, port.end).replace(/^0+(?=.)/, '')
  const isDefault = number === defaultPorts.get(input.slice(scheme.start, scheme.end).toLowerCase())
  return isDefault ? host : { start: host.start, end: port.end }
}
