import { type Components, noComponents } from '../../contract/components.ts'
import type {
  ParsedUrl as CanonicalUrl,
  ParseResult,
  SpecParseOptions,
} from '../../contract/parse-result.ts'
import { forLastBases } from '../../generic-syntax/for-last-bases.ts'
import { IssueList } from '../../generic-syntax/issue-list.ts'
import { type PlainAddress, parsePlain } from '../../generic-syntax/plain-address/plain-address.ts'
import { legacyEncodingName } from '../../text/encoding-label.ts'
import { ofScalarValues } from '../../text/of-scalar-values.ts'
import type { Span } from '../../text/span.ts'
import { canonicalizeUrl } from './canonicalize-url.ts'
import { fileUrl, invalidBase, missingScheme, relativeWithOpaqueBase } from './issues/scheme.ts'
import { parseUrl } from './parse-url.ts'
import type { ParsedUrl } from './parsed-url.ts'
import type { Part } from './part.ts'
import { resolveUrl } from './resolve-url.ts'

/** A base that can be parsed and is valid. */
const validBase = forLastBases(base => {
  const url = parseUrl(base)
  return url === null || canonicalizeUrl(url, null, new IssueList()) === null ? null : url
})

/** The escapes that canonicalizing a path decodes: those of unreserved characters (section 5.4). */
const decodedInPath = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/i

/** What is plain is canonical but for such escapes. */
export function readPlain({ url }: PlainAddress, options?: SpecParseOptions): CanonicalUrl | null {
  if (url.path.includes('%') && decodedInPath.test(url.path)) return null
  return options?.base === undefined || validBase(options.base) !== null ? url : null
}

/**
 * Parses a URL (section 3), or resolves it (section 4), and canonicalizes the result (section 5),
 * which tells whether scheme, host and port are valid.
 */
export const parse = ofScalarValues(parseString)

function parseString(input: string, options?: SpecParseOptions): ParseResult {
  const plain = parsePlain(input, options, readPlain)
  if (plain !== null) return plain
  const issues = new IssueList()
  const encoding = legacyEncodingName(options?.encoding)
  const url = divide(input, options?.base, issues)
  const components = url === null ? noComponents : componentsOf(url)
  if (url === null) return { url: null, components, issues: issues.inOrder() }
  const canonical = canonicalizeUrl(url, encoding, issues)
  if (canonical?.scheme === 'file' && components.scheme !== null) {
    issues.report(fileUrl, components.scheme.start, components.scheme.end)
  }
  return { url: canonical, components, issues: issues.inOrder() }
}

function divide(input: string, base: string | undefined, issues: IssueList): ParsedUrl | null {
  if (base === undefined) {
    const url = parseUrl(input)
    if (url === null) issues.report(missingScheme, 0, input.length)
    return url
  }
  const baseUrl = validBase(base)
  if (baseUrl === null) {
    issues.report(invalidBase, 0, input.length)
    return null
  }
  const url = resolveUrl(input, baseUrl)
  if (url === null) issues.report(relativeWithOpaqueBase, 0, input.length)
  return url
}

function componentsOf(url: ParsedUrl): Components {
  const { scheme, username, password, host, port, path, query, fragment } = url
  return {
    scheme: spanOf(scheme),
    username: spanOf(username),
    password: spanOf(password),
    host: spanOf(host),
    port: spanOf(port),
    path: spanOf(path),
    query: spanOf(query),
    fragment: spanOf(fragment),
  }
}

/** Returns the span of the text of a part that is in the input. */
function spanOf(part: Part | null): Span | null {
  if (part === null || part.start === null) return null
  return { start: part.start, end: part.start + part.text.length - part.inherited }
}
