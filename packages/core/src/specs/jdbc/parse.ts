import { connectionOf } from '../../connection/connection-of.ts'
import { decode } from '../../connection/decode.ts'
import { divideLikeUrl } from '../../connection/divide/divide-url.ts'
import type { Division } from '../../connection/division.ts'
import { connectionParser, type Dialect } from '../../connection/parse-connection.ts'
import type { Connection } from '../../contract/connection.ts'
import type { UrlSpec } from '../../contract/spec.ts'
import { divideLikeJdbc } from './divide-jdbc.ts'
import { issues } from './issues/index.generated.ts'
import { propertyFaults } from './property-faults.ts'

const shared = {
  id: 'jdbc',
  issues,
  otherDelimiters: '',
  usualPorts: ['5432', '3306'],
} as const satisfies Partial<Dialect>

/** PgJDBC decodes properties as in a form. */
const parsePostgres = connectionParser({
  ...shared,
  divide: divideLikeJdbc,
  delimiters: '',
  decoded: ['path', 'query'],
  escapes: 'bytes',
  objections: (input, _, division) => [...propertyFaults(input, division)],
  connectionOf: (input, division) =>
    withNamedParts(input, division, text => decode(text.replaceAll('+', ' '))),
})

/** MariaDB Connector/J decodes nothing. */
const parseMariadb = connectionParser({
  ...shared,
  divide: divideLikeJdbc,
  delimiters: '',
  decoded: [],
  escapes: 'bytes',
  connectionOf: (input, division) => ({
    ...withNamedParts(input, division, text => text),
    database: input.slice(division.path.start + 1, division.path.end) || null,
  }),
})

/** MySQL Connector/J takes a user name and a password before the host. */
const parseMysql = connectionParser({
  ...shared,
  divide: divideLikeUrl({ takesSeveralHosts: true }),
  delimiters: '/?#',
  decoded: ['username', 'password'],
  escapes: 'utf-8',
  connectionOf: (input, division) => withNamedParts(input, division, decode),
})

/** Parses a URL as the driver that it names does. */
export const parse: UrlSpec['parse'] = (input, options) => {
  const [, name = ''] = /^[\0- ]*jdbc:(\w*)/i.exec(input) ?? []
  const lower = name.toLowerCase()
  const parser = lower === 'mysql' ? parseMysql : lower === 'mariadb' ? parseMariadb : parsePostgres
  return parser(input, options)
}

/** Returns the parts of a URL, of which properties give the user name and the password. */
function withNamedParts(
  input: string,
  division: Division,
  decodeParameter: (text: string) => string,
): Connection {
  const written = connectionOf(input, division, { decodeParameter })
  const named = new Map(written.parameters)
  return {
    ...written,
    user: named.get('user') ?? (written.user || null),
    password: named.get('password') ?? (written.password || null),
    parameters: written.parameters.filter(([name]) => name !== 'user' && name !== 'password'),
  }
}
