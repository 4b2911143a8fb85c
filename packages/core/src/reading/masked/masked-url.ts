import type { ComponentName, Components } from '../../contract/components.ts'
import type { Connection } from '../../contract/connection.ts'
import type { ParsedUrl } from '../../contract/parse-result.ts'
import { maskPasswords, passwordMask, passwordSpans } from '../../text/passwords.ts'
import { type Span, spansOverlap } from '../../text/span.ts'

/**
 * Masks the password in a parsed URL, including parts of it that were read as something else. In
 * `postgres://ada:12/pw@db/x`, these are the port and the path.
 */
export function maskedUrl(url: ParsedUrl, input: string, components: Components): ParsedUrl {
  const isMisread = misreadParts(input, components)
  const { password, connection } = url
  const part = (name: ComponentName, text: string) =>
    isMisread(name) ? passwordMask : maskPasswords(text)
  const optional = (name: ComponentName, text: string | null) =>
    text === null ? null : part(name, text)
  return {
    ...url,
    href: maskedText(url.href),
    host: optional('host', url.host),
    port: optional('port', url.port),
    path: part('path', url.path),
    query: optional('query', url.query),
    fragment: optional('fragment', url.fragment),
    password: password === null || password === '' ? password : passwordMask,
    ...(connection === undefined ? {} : { connection: maskedConnection(connection, isMisread) }),
  }
}

/** Returns a function that tells whether a component contains part of a password. */
export function misreadParts(
  input: string,
  components: Components,
): (name: ComponentName) => boolean {
  const passwords = passwordSpans(input)
  return name => {
    const span = components[name]
    // The value of a parameter whose name says that it is a password is masked because of that name.
    return (
      span !== null &&
      passwords.some(one => spansOverlap(one, span) && !(name === 'query' && inside(span, one)))
    )
  }
}

function inside(outer: Span, inner: Span): boolean {
  return outer.start < inner.start && inner.end <= outer.end
}

function maskedConnection(
  { user, password, hosts, database, parameters }: Connection,
  isMisread: (name: ComponentName) => boolean,
): Connection {
  const text = (name: ComponentName, value: string | null) =>
    value !== null && isMisread(name) ? passwordMask : value
  return {
    user,
    password: password === null || password === '' ? password : passwordMask,
    hosts: hosts.map(({ host, port }) => ({ host: text('host', host), port: text('port', port) })),
    database: text('path', database),
    parameters: parameters.map(([name, value]) => [
      name,
      /pass|pwd|secret/i.test(name) || isMisread('query') ? passwordMask : maskPasswords(value),
    ]),
  }
}

export function maskedText(text: string | null): string | null {
  return text === null ? null : maskPasswords(text)
}
