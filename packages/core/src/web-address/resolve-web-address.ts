import type { Reference } from '../generic-syntax/matching/match-reference.ts'
import {
  type Parts,
  recompose,
  resolveReference,
  splitReference,
} from '../generic-syntax/resolving/resolve-reference.ts'
import type { LabelFailure } from '../idna2003/to-ascii.ts'
import type { Span } from '../text/span.ts'
import { convertHost } from './convert-host.ts'
import { escapeComponent, escapeQuery } from './escape-component.ts'

export type Resolution =
  | { readonly result: string; readonly error: null }
  | {
      readonly result: null
      readonly error: 'host'
      readonly reason: LabelFailure | 'not-utf8'
      readonly span: Span
    }
  | { readonly result: null; readonly error: 'scheme-restriction'; readonly scheme: string }

/** Schemes without an authority. The standard requires "restrictions specific to its scheme" but lists none. */
const schemesWithoutAuthority = new Set([
  ...['about', 'blob', 'cid', 'data', 'javascript', 'mailto', 'mid', 'news', 'sms', 'tel', 'urn'],
])

/** Schemes with a server-based naming authority: those of RFC 1738 section 3.1 and web sockets. */
const serverBasedSchemes = new Set([
  ...['ftp', 'gopher', 'http', 'https', 'nntp', 'prospero', 'telnet', 'wais', 'ws', 'wss'],
])

/**
 * "Resolve a URL", starting with the replacement of the host, for a string that is already split.
 *
 * @param base an absolute URL, already resolved.
 * @param encoding the name of a legacy encoding for the query; null for UTF-8 and UTF-16.
 */
export function resolveWebAddress(
  reference: Reference,
  input: string,
  base: string,
  encoding: string | null,
): Resolution {
  const host = convertHost(reference, input)
  if (host !== null && host.failure !== null) {
    return { result: null, error: 'host', reason: host.failure, span: host.span }
  }
  const parts = escapedParts(reference, input, host?.ascii ?? null, encoding)
  const target = resolveReference(parts, splitReference(base))
  const scheme = target.scheme?.toLowerCase() ?? ''
  if (target.authority !== null && schemesWithoutAuthority.has(scheme)) {
    return { result: null, error: 'scheme-restriction', scheme }
  }
  const result = recompose(target)
  const isServerBased = serverBasedSchemes.has(scheme)
  return { result: isServerBased ? result.replaceAll('\\', '/') : result, error: null }
}

/** Returns the parts after the steps that change host, path and query. Userinfo and fragment stay. */
export function escapedParts(
  reference: Reference,
  input: string,
  host: string | null,
  encoding: string | null,
): Parts {
  const text = (span: Span | null): string | null =>
    span === null ? null : input.slice(span.start, span.end)
  const userinfo = text(reference.userinfo)
  const port = text(reference.port)
  const query = text(reference.query)
  const authority =
    host === null
      ? null
      : `${userinfo === null ? '' : `${userinfo}@`}${host}${port === null ? '' : `:${port}`}`
  return {
    scheme: text(reference.scheme),
    authority,
    path: escapeComponent(text(reference.path) ?? '', 'segment'),
    query: query === null ? null : escapeQuery(query, encoding),
    fragment: text(reference.fragment),
  }
}
