import type { Components } from '../../contract/components.ts'
import { noIssues } from '../../contract/issue.ts'
import type { ParsedUrl, ParseResult, SpecParseOptions } from '../../contract/parse-result.ts'
import { addressBeginning, addressWithPath, hostLimit, longestInput } from './plain-forms.ts'

/**
 * An http(s) address in the form that most have, divided: a name in lower case, a path, and of what
 * may follow only what every specification so far leaves as it is. All that one of them makes of it
 * else is for its specification to say.
 */
export interface PlainAddress {
  readonly components: Components
  /** The address as it is written, which has no userinfo and no port: both are null. */
  readonly url: ParsedUrl
}

/** Reads a plain address by a specification. Returns null if only parsing can tell. */
export type PlainReader = (address: PlainAddress, options?: SpecParseOptions) => ParsedUrl | null

const dotSegment = /\/(?:\.|%2e){1,2}(?:\/|$)/i

/** Splits a plain address. Returns null for a URL of another form, valid or not. */
export function dividePlainAddress(input: string): PlainAddress | null {
  const hostStart = input.charCodeAt(4) === 0x3a ? 7 : 8
  const pathStart = input.indexOf('/', hostStart)
  if (pathStart === -1 || pathStart > hostLimit) return null
  if (!(input.length > longestInput ? isLong(input) : addressWithPath.test(input))) return null

  const hash = input.indexOf('#', pathStart)
  const end = hash === -1 ? input.length : hash
  const mark = input.indexOf('?', pathStart)
  const pathEnd = mark === -1 || mark > end ? end : mark
  const path = input.slice(pathStart, pathEnd)
  if ((path.includes('/.') || path.includes('%2')) && dotSegment.test(path)) return null

  const scheme = hostStart === 7 ? 'http' : 'https'
  return {
    components: {
      scheme: { start: 0, end: scheme.length },
      username: null,
      password: null,
      host: { start: hostStart, end: pathStart },
      port: null,
      path: { start: pathStart, end: pathEnd },
      query: pathEnd === end ? null : { start: pathEnd + 1, end },
      fragment: hash === -1 ? null : { start: hash + 1, end: input.length },
    },
    url: {
      href: input,
      scheme,
      username: null,
      password: null,
      host: input.slice(hostStart, pathStart),
      port: null,
      path,
      query: pathEnd === end ? null : input.slice(pathEnd + 1, end),
      fragment: hash === -1 ? null : input.slice(hash + 1),
    },
  }
}

const outsideUri = /[^!#$%&-;=?-Z_a-z~]/
const strayPercent = /%(?![0-9A-Fa-f]{2})/

/** The same for what is too long for a pattern that repeats a group: looks for what may not be there. */
function isLong(input: string): boolean {
  if (!addressBeginning.test(input) || outsideUri.test(input) || strayPercent.test(input))
    return false
  const hash = input.indexOf('#')
  return hash === -1 || !input.includes('#', hash + 1)
}

/** Fast path of a specification's `parse`: its result for a plain address, null for anything else. */
export function parsePlain(
  input: string,
  options: SpecParseOptions | undefined,
  readPlain: PlainReader,
): ParseResult | null {
  if (!mayBeRead(options)) return null
  const address = dividePlainAddress(input)
  if (address === null) return null
  const url = readPlain(address, options)
  return url === null ? null : { url, components: address.components, issues: noIssues }
}

/** Any other label of an encoding has to be looked up. */
export function mayBeRead(options: SpecParseOptions | undefined): boolean {
  return options?.encoding === undefined || options.encoding === 'utf-8'
}
