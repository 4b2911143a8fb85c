import {
  type Comparison,
  type ComponentName,
  type Components,
  type Connection,
  maskPasswords,
  type ParsedUrl,
  passwordMask,
  passwordSpans,
  type Span,
  spansOverlap,
} from '@hreflint/core'

/**
 * A parsed URL as it may be shown: without its password, also where a part of that was read as
 * something else. In `postgres://ada:12/pw@db/x`, the port is, and the path.
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

/** Tells which parts have some of a password in them. */
function misreadParts(input: string, components: Components): (name: ComponentName) => boolean {
  const passwords = passwordSpans(input)
  return name => {
    const span = components[name]
    // The value of a parameter is a password where its name says so, and is masked by its name.
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

/** The same for everything in a comparison but its input, which issues have offsets in. */
export function maskedComparison(comparison: Comparison): Comparison {
  const { input, readings, divergences } = comparison
  const hasMisreadHost = (id: string) => {
    const reading = readings.find(({ spec }) => spec === id)
    return reading !== undefined && misreadParts(input, reading.components)('host')
  }
  return {
    ...comparison,
    readings: readings.map(reading => ({
      ...reading,
      href: maskedText(reading.href),
      url: reading.url === null ? null : maskedUrl(reading.url, input, reading.components),
    })),
    divergences: divergences.map(divergence => ({
      ...divergence,
      sides: divergence.sides.map(side => ({
        ...side,
        value:
          divergence.grade === 'host' && side.specs.some(hasMisreadHost)
            ? passwordMask
            : maskPasswords(side.value),
      })),
    })),
  }
}

function maskedText(text: string | null): string | null {
  return text === null ? null : maskPasswords(text)
}

/** Shorter texts are found in other words, too. */
const shortest = 4

/**
 * An output about a URL without its password, wherever a reading of it puts that: in
 * `https:ada:password@example.com/` on an https page it is part of a path.
 */
export function withoutPasswordsOf(
  output: string,
  ...inputs: readonly (string | undefined)[]
): string {
  const known = inputs.flatMap(input => (input === undefined ? [] : passwordsOf(input, true)))
  return without(output, known)
}

/** Lines that are about a text, without what looks like a password in either. */
export function maskedLines(output: string, text: string): string {
  const lines = output.split('\n').map(line => maskPasswords(line, { isUrl: false }))
  return without(lines.join('\n'), passwordsOf(text, false))
}

function passwordsOf(text: string, isUrl: boolean): readonly string[] {
  const passwords = passwordSpans(text, { isUrl }).map(({ start, end }) => text.slice(start, end))
  // A reading can have any part of it, between two delimiters.
  return passwords.flatMap(password => [password, ...password.split(/[/?#@:;[\]]/)])
}

function without(output: string, passwords: readonly string[]): string {
  return [...new Set(passwords)]
    .filter(password => password.length >= shortest && password !== passwordMask)
    .reduce((shown, password) => shown.replaceAll(password, passwordMask), output)
}
