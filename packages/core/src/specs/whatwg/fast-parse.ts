import type { Issue } from '../../issue.ts'
import type { ParseResult } from '../../spec.ts'
import { addressWithPath, hostLimit, longestInput } from './plain-forms.ts'

/** A dot segment may be written with it. */
const encodedDot = /%2e/i

const noIssues: readonly Issue[] = Object.freeze([])

/**
 * What `parse` gives for the most frequent form of URL, which is its own serialisation: a conforming
 * http(s) address with a path, without credentials, port or dot segments. Null says nothing.
 */
export function parsePlainAddress(input: string): ParseResult | null {
  if (input.length > longestInput) return null
  const hostStart = input.charCodeAt(4) === 0x3a ? 7 : 8
  const pathStart = input.indexOf('/', hostStart)
  if (pathStart === -1 || pathStart > hostLimit || !addressWithPath.test(input)) return null

  const hash = input.indexOf('#', pathStart)
  const end = hash === -1 ? input.length : hash
  const mark = input.indexOf('?', pathStart)
  const pathEnd = mark === -1 || mark > end ? end : mark
  const path = input.slice(pathStart, pathEnd)
  if (path.includes('/.') || (path.includes('%2') && encodedDot.test(path))) return null
  const query = pathEnd === end ? null : input.slice(pathEnd + 1, end)
  // The one code point of a query that conforms and is percent-encoded all the same.
  if (query?.includes("'") === true) return null

  const scheme = hostStart === 7 ? 'http' : 'https'
  return {
    url: {
      href: input,
      scheme,
      username: '',
      password: '',
      host: input.slice(hostStart, pathStart),
      port: null,
      path,
      query,
      fragment: hash === -1 ? null : input.slice(hash + 1),
    },
    components: {
      scheme: { start: 0, end: scheme.length },
      username: null,
      password: null,
      host: { start: hostStart, end: pathStart },
      port: null,
      path: { start: pathStart, end: pathEnd },
      query: query === null ? null : { start: pathEnd + 1, end },
      fragment: hash === -1 ? null : { start: hash + 1, end: input.length },
    },
    issues: noIssues,
  }
}
