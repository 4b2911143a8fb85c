import type { Components } from '../../components.ts'
import { IssueList } from '../../generic-syntax/issue-list.ts'
import type { ParseResult, SpecParseOptions } from '../../spec.ts'
import { legacyEncodingName } from '../../text/encoding-label.ts'
import type { Span } from '../../text/span.ts'
import { canonicaliseUrl } from './canonicalise-url.ts'
import { fileUrl } from './issues/file-url.ts'
import { invalidBase } from './issues/invalid-base.ts'
import { missingScheme } from './issues/missing-scheme.ts'
import { relativeWithOpaqueBase } from './issues/relative-with-opaque-base.ts'
import { parsePlain } from './parse-plain.ts'
import { parseUrl } from './parse-url.ts'
import type { ParsedUrl } from './parsed-url.ts'
import type { Part } from './part.ts'
import { resolveUrl } from './resolve-url.ts'

/**
 * Parses a URL (section 3), or resolves it (section 4), and canonicalises the result (section 5),
 * which tells whether scheme, host and port are valid.
 */
export function parse(input: string, options?: SpecParseOptions): ParseResult {
  if (options?.base === undefined && options?.encoding === undefined) {
    const result = parsePlain(input)
    if (result !== null) return result
  }
  const issues = new IssueList()
  const encoding = legacyEncodingName(options?.encoding)
  const url = divide(input, options?.base, issues)
  const components = url === null ? noComponents : componentsOf(url)
  if (url === null) return { url: null, components, issues: issues.inOrder() }
  const canonical = canonicaliseUrl(url, encoding, issues)
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
  const baseUrl = parseUrl(base)
  if (baseUrl === null || canonicaliseUrl(baseUrl, null, new IssueList()) === null) {
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

/** What of a part is written in the input. */
function spanOf(part: Part | null): Span | null {
  if (part === null || part.start === null) return null
  return { start: part.start, end: part.start + part.text.length - part.inherited }
}

const noComponents: Components = {
  scheme: null,
  username: null,
  password: null,
  host: null,
  port: null,
  path: null,
  query: null,
  fragment: null,
}
