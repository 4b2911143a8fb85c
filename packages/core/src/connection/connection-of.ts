import type { Connection, ConnectionHost } from '../contract/connection.ts'
import type { Span } from '../text/span.ts'
import { decode } from './decode.ts'
import type { Division } from './division.ts'
import { parametersIn } from './parameters.ts'

/** How drivers differ in what they make of the parts of a string. */
export interface Reading {
  /** What a driver makes of a value in the query. */
  readonly decodeParameter?: (text: string) => string
  /** The text after the slash, decoded; null if there is no slash. */
  readonly databaseOf?: (text: string | null) => string | null
}

/** The parts of a string, decoded. */
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

/** As in forms, a `+` is a space. */
function decodeForm(text: string): string {
  return decode(text.replaceAll('+', ' '))
}
