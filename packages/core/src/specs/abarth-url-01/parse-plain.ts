import type { ParseResult } from '../../spec.ts'

/**
 * A URL of which canonicalising changes nothing: a scheme and a name in lower case, a path, and of
 * query and fragment only what stays. A name that ends in a digit may be an IPv4 address.
 */
const plain =
  /^(https?):\/\/((?:[a-z0-9-]{1,63}\.)*[a-z](?:[a-z0-9-]{0,61}[a-z])?)(\/[!$&-.0-;=@A-Z_a-z~/]*)(?:\?([!$-;=?-~]*))?(?:#([!-~]*))?$/

/** Backtracking through a longer text takes more than it gains. */
const longest = 2048

/**
 * Fast path of `parse` without a base: what the long way gives for such a URL, null for any other.
 */
export function parsePlain(input: string): ParseResult | null {
  if (input.length > longest) return null
  const match = plain.exec(input)
  if (match === null) return null
  const [, scheme = '', host = '', path = '', query, fragment] = match
  if (path.includes('/.')) return null
  const hostStart = scheme.length + 3
  const pathStart = hostStart + host.length
  const pathEnd = pathStart + path.length
  const queryEnd = query === undefined ? pathEnd : pathEnd + 1 + query.length
  return {
    url: {
      href: input,
      scheme,
      username: null,
      password: null,
      host,
      port: null,
      path,
      query: query ?? null,
      fragment: fragment ?? null,
    },
    components: {
      scheme: { start: 0, end: scheme.length },
      username: null,
      password: null,
      host: { start: hostStart, end: pathStart },
      port: null,
      path: { start: pathStart, end: pathEnd },
      query: query === undefined ? null : { start: pathEnd + 1, end: queryEnd },
      fragment: fragment === undefined ? null : { start: queryEnd + 1, end: input.length },
    },
    issues: [],
  }
}
