import type { ParsedUrl as CanonicalUrl } from '../../contract/parse-result.ts'
import type { IssueList } from '../../generic-syntax/issue-list.ts'
import { canonicalizeFragment } from './canonicalize/fragment.ts'
import { canonicalizeHost } from './canonicalize/host.ts'
import { canonicalizePath } from './canonicalize/path.ts'
import { canonicalizePort } from './canonicalize/port.ts'
import { canonicalizeQuery } from './canonicalize/query.ts'
import { canonicalizeScheme } from './canonicalize/scheme.ts'
import { canonicalizeUserInfo } from './canonicalize/user-info.ts'
import { isHierarchical, type ParsedUrl } from './parsed-url.ts'

/**
 * Section 5. Null, and a parse exception in `issues`, where the scheme, host or port is invalid.
 *
 * @param encoding the name of a legacy encoding for the query; null for UTF-8.
 */
export function canonicalizeUrl(
  url: ParsedUrl,
  encoding: string | null,
  issues: IssueList,
): CanonicalUrl | null {
  const scheme = canonicalizeScheme(url.scheme, issues)
  if (!isHierarchical(scheme)) {
    const path = url.path?.text ?? ''
    return issues.fatal ? null : { ...opaque, href: `${scheme}:${path}`, scheme, path }
  }
  const { username, password } = canonicalizeUserInfo(url.username, url.password, issues)
  const isFile = scheme === 'file'
  const host = url.host === null ? '' : canonicalizeHost(url.host, isFile, issues)
  const port = canonicalizePort(url.port, scheme, issues)
  const path = canonicalizePath(url.path, issues)
  const query = url.query === null ? null : canonicalizeQuery(url.query, encoding, issues)
  const fragment = url.fragment === null ? null : canonicalizeFragment(url.fragment, issues)
  if (issues.fatal) return null
  const userInfo = username + (password === '' ? '' : `:${password}`)
  const href =
    `${scheme}://${userInfo === '' ? '' : `${userInfo}@`}${host}` +
    (port === null ? '' : `:${port}`) +
    path +
    (query === null ? '' : `?${query}`) +
    (fragment === null ? '' : `#${fragment}`)
  return {
    href,
    scheme,
    username: userInfo === '' ? null : username,
    password: password === '' ? null : password,
    host,
    port,
    path,
    query,
    fragment,
  }
}

const opaque = {
  username: null,
  password: null,
  host: null,
  port: null,
  query: null,
  fragment: null,
}
