import type { Connection, ConnectionHost } from '../contract/connection.ts'
import type { Span } from '../text/span.ts'
import { decode } from './decode.ts'
import type { Division } from './division.ts'
import { parametersIn } from './parameters.ts'

/** How drivers differ in reading the parts of a string. */
export interface Reading {
  /** Decodes the names and values of parameters in the query. */
  readonly decodeParameter?: (text: string) => string
  /** Returns the database name for the decoded text after the slash, which is null if there is no slash. */
  readonly databaseOf?: (text: string | null) => string | null
}

/** Returns the decoded parts of a string. */
export function connectionOf(
  input: string,
  { username, password, hosts, path, query }: Division,
  { decodeParameter = decodeForm, databaseOf = text => text || null }: Reading = {},
): Connection {
  const text = (span: Span | null) =>
    span === null ? null : decode(input.slice(span.start, span.end))
  const parameters = (query === null ? [] : parametersIn(input, query)).map(
    ({ name, value }) =>
      [
        decodeParameter(input.slice(name.start, name.end)),
        value === null ? '' : decodeParameter(input.slice(value.start, value.end)),
      ] as const,
  )
  const database = path.start === path.end ? null : text({ start: path.start + 1, end: path.end })
  return {
    user: text(username),
    password: text(password),
    hosts: hosts.flatMap(({ host, port }): readonly ConnectionHost[] => {
      const name = text(host)?.replace(/^\[(.*)\]$/, '$1') || null
      const number = text(port)?.replace(/^0+(?=\d)/, '') || null
      return name === null && number === null ? [] : [{ host: name, port: number }]
    }),
    database: databaseOf(database),
    parameters,
  }
}

/** Decodes a text in which `+` is a space, as in forms. */
function decodeForm(text: string): string {
  return decode(text.replaceAll('+', ' '))
}
