import type { Connection } from '../contract/connection.ts'
import type { Span } from '../text/span.ts'
import { connectionOf } from './connection-of.ts'
import { divideLikeSqlalchemy } from './divide/divide-sqlalchemy.ts'
import type { Division } from './division.ts'
import type { Dialect } from './parse-connection.ts'

/**
 * Matches the schemes that only SQLAlchemy reads: a dialect, and the name of a module of Python after it. Other programs
 * put `srv`, `unix` and the like there.
 */
const schemes =
  /^(?:postgresql|mysql|mariadb|oracle|mssql|cockroachdb|redshift|clickhouse)\+(?!(?:srv|unix|tcp|tls|ssl|https?)$)[a-z]\w*$/

/** Whether a string with this scheme is read by SQLAlchemy. */
export function isOfSqlalchemy(scheme: string): boolean {
  return schemes.test(scheme)
}

/** Returns the dialect of a database as SQLAlchemy reads its strings. The parameters go to the driver. */
export function asSqlalchemy(dialect: Dialect): Dialect {
  const { id, issues, parameters, usualPorts } = dialect
  return {
    id,
    issues,
    usualPorts,
    divide: divideLikeSqlalchemy,
    delimiters: '@',
    otherDelimiters: '',
    isOneReader: true,
    // What is no escape is left as it is.
    decoded: [],
    escapes: 'utf-8',
    ...(parameters === undefined ? {} : { parameters: { known: parameters.known } }),
    connectionOf: readParts,
  }
}

/** Returns the parts of a string. The host is not decoded. */
function readParts(input: string, division: Division): Connection {
  const [written] = division.hosts
  const textOf = (span: Span | null | undefined) =>
    span == null ? '' : input.slice(span.start, span.end)
  const host = textOf(written?.host).replace(/^\[(.*)\]$/, '$1') || null
  const port = textOf(written?.port).replace(/^0+(?=\d)/, '') || null
  const hosts = host === null && port === null ? [] : [{ host, port }]
  return { ...connectionOf(input, division), hosts }
}
