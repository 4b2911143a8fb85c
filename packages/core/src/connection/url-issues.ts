import type { IssueDefinition } from '../contract/issue-definition.ts'
import { type Catalogue, connectionIssues } from './connection-issues.ts'
import type { ConnectionSpecId } from './schemes.ts'

/** Returns the issues of strings that drivers pass to a URL parser, with examples for one scheme. */
export function urlIssues(
  id: ConnectionSpecId,
  scheme: string,
  clause: string,
  more: Catalogue = {},
): readonly IssueDefinition[] {
  return connectionIssues(id, clause, `${scheme}://app:p%2Fss@db/1`, {
    'unescaped-delimiter-in-password': [
      { url: `${scheme}://app:p«/»ss@db/1`, fixed: `${scheme}://app:p%2Fss@db/1` },
      { url: `${scheme}://app:p«#»s?s@db/1`, fixed: `${scheme}://app:p%23s%3Fs@db/1` },
    ],
    'password-read-as-host': [
      { url: `${scheme}://app:p@s«/»s@db/1`, fixed: `${scheme}://app:p%40s%2Fs@db/1` },
    ],
    'unescaped-delimiter-in-user-name': [{ url: `${scheme}://ada«@»home:p/s@db/1` }],
    'user-name-read-as-host': [
      { url: `${scheme}://us«#»er:p@db/1`, fixed: `${scheme}://us%23er:p@db/1` },
    ],
    'unescaped-character-in-password': [
      { url: `${scheme}://app:p«[»ss@db/1`, fixed: `${scheme}://app:p%5Bss@db/1` },
    ],
    'stray-percent-in-password': [
      { url: `${scheme}://app:100«%»@db/1`, fixed: `${scheme}://app:100%25@db/1` },
    ],
    'stray-percent': [{ url: `${scheme}://a«%»:p@db/1`, fixed: `${scheme}://a%25:p@db/1` }],
    'escape-not-utf8': [{ url: `${scheme}://app:«p%FF»@db/1` }],
    'host-missing': [{ url: `${scheme}://app:p@«»/1` }],
    'host-invalid': [{ url: `${scheme}://d«^»b/1` }, { url: `${scheme}://«[::1»` }],
    'port-invalid': [{ url: `${scheme}://db:«port»/1` }],
    'missing-scheme': [{ url: '«»db/1' }],
    ...more,
  })
}
