import type { UrlSpec } from '../../contract/spec.ts'
import { issues } from './issues/index.generated.ts'
import { parse, readPlain } from './parse.ts'

export { IssueList } from '../../generic-syntax/issue-list.ts'
export { canonicalizeFragment } from './canonicalize/fragment.ts'
export { canonicalizeHost } from './canonicalize/host.ts'
export { canonicalizePath } from './canonicalize/path.ts'
export { canonicalizePort } from './canonicalize/port.ts'
export { canonicalizeQuery } from './canonicalize/query.ts'
export { canonicalizeScheme } from './canonicalize/scheme.ts'
export { canonicalizeUserInfo } from './canonicalize/user-info.ts'
export { canonicalizeUrl } from './canonicalize-url.ts'
export { parseUrl } from './parse-url.ts'
export { isHierarchical, type ParsedUrl } from './parsed-url.ts'
export type { Part } from './part.ts'
export { resolveUrl } from './resolve-url.ts'
export { parse }

/** Parsing URLs for Fun and Profit: how GURL, the library of Chromium, read URLs in 2011. */
export const abarthUrl01: UrlSpec = {
  id: 'abarth-url-01',
  title: 'Parsing URLs for Fun and Profit (draft-abarth-url-01)',
  edition: {
    date: '2011-04-23',
    version: 'draft-abarth-url-01',
    url: 'https://datatracker.ietf.org/doc/html/draft-abarth-url-01',
  },
  terms: { conformanceError: 'escaped character', parseException: 'invalid' },
  issues,
  parse,
  fast: { readPlain },
}
