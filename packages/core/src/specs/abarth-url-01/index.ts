import type { UrlSpec } from '../../contract/spec.ts'
import { issues } from './issues/index.generated.ts'
import { parse, readPlain } from './parse.ts'

export { IssueList } from '../../generic-syntax/issue-list.ts'
export { canonicaliseFragment } from './canonicalise/fragment.ts'
export { canonicaliseHost } from './canonicalise/host.ts'
export { canonicalisePath } from './canonicalise/path.ts'
export { canonicalisePort } from './canonicalise/port.ts'
export { canonicaliseQuery } from './canonicalise/query.ts'
export { canonicaliseScheme } from './canonicalise/scheme.ts'
export { canonicaliseUserInfo } from './canonicalise/user-info.ts'
export { canonicaliseUrl } from './canonicalise-url.ts'
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
