import type { ParsedUrl as CanonicalUrl } from '../../contract/parse-result.ts'
import type { IssueList } from '../../generic-syntax/issue-list.ts'
import { canonicaliseFragment } from './canonicalise/fragment.ts'
import { canonicaliseHost } from './canonicalise/host.ts'
import { canonicalisePath } from './canonicalise/path.ts'
import { canonicalisePort } from './canonicalise/port.ts'
import { canonicaliseQuery } from './canonicalise/query.ts'
import { canonicaliseScheme } from './canonicalise/scheme.ts'
import { canonicaliseUserInfo } from './canonicalise/user-info.ts'
import { isHierarchical, type ParsedUrl } from './parsed-url.ts'

/**
 * Section 5. Null, and a parse exception in `issues`, where the scheme, host or port is invalid.
 *
 * @param encoding the name of a legacy encoding for the query; null for UTF-8.
 */
export function canonicaliseUrl(
  url: ParsedUrl,
  encoding: string | null,
  issues: IssueList,
): CanonicalUrl | null {
  const scheme = canonicaliseScheme(url.scheme, issues)
  if (!isHierarchical(scheme)) {
    const path = url.path?.text ?? ''
    return issues.fatal ? null : { ...opaque, href: `${scheme}:${path}`, scheme, path }
  }
  const { username, password } = canonicaliseUserInfo(url.username, url.password, issues)
  const isFile = scheme === 'file'
  const host = url.host === null ? '' : canonicaliseHost(url.host, isFile, issues)
  const port = canonicalisePort(url.port, scheme, issues)
  const path = canonicalisePath(url.path, issues)
  const query = url.query === null ? null : canonicaliseQuery(url.query, encoding, issues)
  const fragment = url.fragment === null ? null : canonicaliseFragment(url.fragment, issues)
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
