import { connectionOf } from '../../connection/connection-of.ts'
import { decode } from '../../connection/decode.ts'
import { divideLikeLibpq } from '../../connection/divide/divide-libpq.ts'
import type { Division } from '../../connection/division.ts'
import { connectionParser } from '../../connection/parse-connection.ts'
import type { Connection } from '../../contract/connection.ts'
import { issues } from './issues/index.generated.ts'
import { knownParameters, knownValues } from './known-parameters.ts'
import { listFaults } from './list-faults.ts'

/** Parses a connection URI as libpq does. */
export const parse = connectionParser({
  id: 'postgres',
  issues,
  divide: divideLikeLibpq,
  delimiters: '/@',
  otherDelimiters: '?#',
  usualPorts: ['5432', '6432', '6543'],
  decoded: ['username', 'password', 'host', 'path', 'query'],
  escapes: 'bytes',
  parameters: {
    known: knownParameters,
    values: knownValues,
    needsEqualsSign: true,
    refusesSecondEqualsSign: true,
  },
  objections: listFaults,
  connectionOf: withNamedParts,
})

/** Returns the parts of a string. Parameters can name any part and take precedence. */
function withNamedParts(input: string, division: Division): Connection {
  const written = connectionOf(input, division, { decodeParameter: decode })
  const named = new Map(written.parameters)
  const hosts = withNamed(written.hosts, named.get('host'), named.get('port'))
  return {
    user: named.get('user') ?? (written.user || null),
    password: named.get('password') ?? (written.password || null),
    hosts,
    database: named.get('dbname') ?? written.database,
    parameters: [...named].filter(([name]) => !parts.has(name)),
  }
}

const parts = new Set(['user', 'password', 'host', 'port', 'dbname'])

/** Replaces the lists of hosts and ports with those of the parameters, if given. */
function withNamed(
  written: Connection['hosts'],
  host: string | undefined,
  port: string | undefined,
): Connection['hosts'] {
  if (host === undefined && port === undefined) return written
  const hosts = host?.split(',') ?? written.map(one => one.host)
  const ports = port?.split(',') ?? written.map(one => one.port)
  return Array.from({ length: Math.max(hosts.length, ports.length) }, (_, index) => ({
    host: hosts[index] || null,
    port: (ports.length === 1 ? ports[0] : ports[index]) || null,
  }))
}
