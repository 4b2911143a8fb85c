import { connectionOf } from '../../connection/connection-of.ts'
import { divideLikeUrl } from '../../connection/divide/divide-url.ts'
import type { Divide } from '../../connection/division.ts'
import { connectionParser } from '../../connection/parse-connection.ts'
import { issues } from './issues/index.generated.ts'

const divide = divideLikeUrl({ takesSeveralHosts: true, terminators: ';' })

/** Allows a path after the colon in `git+ssh://git@github.com:owner/name`, which npm accepts. */
const divideWithGitPaths: Divide = (input, from, end) => {
  const division = divide(input, from, end)
  if (!/^\s*git\+ssh:/i.test(input)) return division
  return {
    ...division,
    faults: division.faults.filter(({ mistake }) => mistake !== 'port-invalid'),
  }
}

/** Parses a connection string by the generic syntax of authorities. */
export const parse = connectionParser({
  id: 'service',
  issues,
  divide: divideWithGitPaths,
  delimiters: '/?#;',
  otherDelimiters: '',
  usualPorts: null,
  decoded: ['username', 'password'],
  escapes: 'utf-8',
  pathSchemes: ['sqlite', 'sqlite3'],
  connectionOf: (input, division) => connectionOf(input, division, { databaseOf: () => null }),
})
