import { type ComponentName, type Components, noComponents } from '../contract/components.ts'
import type { Connection } from '../contract/connection.ts'
import type { IssueDefinition } from '../contract/issue-definition.ts'
import type { ParsedUrl, ParseResult } from '../contract/parse-result.ts'
import type { UrlSpec } from '../contract/spec.ts'
import { definitionFinder } from '../generic-syntax/definition-finder.ts'
import { IssueList } from '../generic-syntax/issue-list.ts'
import { legacyEncodingName } from '../text/encoding-label.ts'
import { mention } from '../text/mention.ts'
import { nearName } from '../text/near-name.ts'
import type { Span } from '../text/span.ts'
import { canonical, canonicalCredential, decode, escapeFault } from './decode.ts'
import type { Divide, Division, Fault } from './division.ts'
import { type Delimiters, misreadPassword } from './misread-password.ts'
import { connectionMistakes } from './mistakes.ts'
import { type Parameter, type ParameterRules, parameterFaults, parametersIn } from './parameters.ts'
import { type ConnectionSpecId, connectionSchemes, misspelledSchemes } from './schemes.ts'
import { asSqlalchemy, isOfSqlalchemy } from './sqlalchemy.ts'

/** The parts of a specification that differ from others. */
export interface Dialect extends Delimiters {
  readonly id: ConnectionSpecId
  readonly issues: readonly IssueDefinition[]
  readonly divide: Divide
  /** The parts that the driver decodes. */
  readonly decoded: readonly ('username' | 'password' | 'host' | 'path' | 'query')[]
  /** `bytes`: the driver decodes any byte except zero. `utf-8`: the bytes must be UTF-8. */
  readonly escapes: 'bytes' | 'utf-8'
  readonly parameters?: ParameterRules
  /** Finds further faults, which only this driver reports. */
  readonly objections?: (input: string, scheme: string, division: Division) => readonly Fault[]
  /** Schemes with a path but no host. */
  readonly pathSchemes?: readonly string[]
  readonly connectionOf: (input: string, division: Division) => Connection
}

/** Returns the `parse` function of a specification of connection strings. */
export function connectionParser(dialect: Dialect): UrlSpec['parse'] {
  const definitionOf = definitionFinder(dialect.issues)
  const ofSqlalchemy = asSqlalchemy(dialect)
  return (input, options) => {
    legacyEncodingName(options?.encoding)
    const issues = new IssueList()
    const report = ({ mistake, span, params }: Fault) =>
      issues.report(definitionOf(mistake), span.start, span.end, params)
    const { start, end } = trimmed(input)
    const scheme = schemeAt(input, start, end)
    if (scheme === null) {
      report({ mistake: 'missing-scheme', span: { start, end: start } })
      return { url: null, components: noComponents, issues: issues.inOrder() }
    }
    const name = input.slice(scheme.start, scheme.end).toLowerCase()
    const from = scheme.end + 3
    const schemeFault = wrongScheme(name, scheme, dialect.id)
    if (dialect.pathSchemes?.includes(name.replace(/\+.*/, ''))) {
      return pathOnly(input, name, scheme, { start: from, end })
    }
    const reader = isOfSqlalchemy(name) ? ofSqlalchemy : dialect
    const division = reader.divide(input, from, end)
    const faults =
      schemeFault === null ? faultsOf(input, from, name, division, reader) : [schemeFault]
    for (const fault of faults) report(fault)
    const components = componentsOf(scheme, division)
    const url = issues.fatal ? null : urlOf(input, name, division, components, reader)
    return { url, components, issues: issues.inOrder() }
  }
}

/** Returns the span without surrounding spaces and control characters, which URL parsers remove. */
function trimmed(input: string): Span {
  let start = 0
  let end = input.length
  while (start < end && input.charCodeAt(start) <= 0x20) start++
  while (end > start && input.charCodeAt(end - 1) <= 0x20) end--
  return { start, end }
}

function schemeAt(input: string, start: number, end: number): Span | null {
  const slashes = input.indexOf('://', start)
  if (slashes < 0 || slashes + 3 > end) return null
  const scheme = input.slice(start, slashes)
  return /^(?:jdbc:)?[a-z][a-z\d+._-]*$/i.test(scheme) ? { start, end: slashes } : null
}

function wrongScheme(name: string, span: Span, id: ConnectionSpecId): Fault | null {
  const known: readonly string[] = connectionSchemes[id]
  if (known.includes(name) || known.includes(name.replace(/\+.*/, ''))) return null
  const misspelled: Readonly<Record<string, string>> = misspelledSchemes[id]
  const meant = misspelled[name] ?? nearName(name, known) ?? ''
  const question = meant === '' ? '' : `; ${mention(meant)} was probably meant`
  return { mistake: 'wrong-scheme', span, params: { found: mention(name), meant, question } }
}

/** Finds all faults of a string. */
function faultsOf(
  input: string,
  from: number,
  scheme: string,
  division: Division,
  dialect: Dialect,
): readonly Fault[] {
  const { parameters } = dialect
  const faults = [
    ...division.faults,
    ...(dialect.objections?.(input, scheme, division) ?? []),
    ...escapeFaults(input, division, dialect),
    ...unescapedCharacters(input, division.password, dialect),
    ...(parameters === undefined
      ? []
      : parameterFaults(input, parametersOf(input, division), parameters, decode)),
  ]
  const isRejected = faults.some(
    ({ mistake }) => connectionMistakes[mistake].kind === 'parse-exception',
  )
  const misread = misreadPassword(input, from, division, dialect, isRejected)
  if (misread === null) return faults
  // The parts of a misread string are parts of the password, so their faults are only consequences.
  return misread.isRead ? [misread.fault, ...faults] : [misread.fault]
}

function* escapeFaults(
  input: string,
  division: Division,
  { decoded, escapes }: Dialect,
): Generator<Fault> {
  const spans: Readonly<Record<Dialect['decoded'][number], readonly (Span | null)[]>> = {
    username: [division.username],
    password: [division.password],
    host: division.hosts.map(({ host }) => host),
    path: [division.path],
    query: parametersOf(input, division).flatMap(({ name, value }) => [name, value]),
  }
  for (const part of decoded) {
    for (const span of spans[part]) {
      const fault = span === null ? null : escapeFault(input, span, part, escapes)
      if (fault !== null) yield fault
    }
  }
}

/** Finds a character in a password that is not allowed in a URI and that only some drivers accept. */
function unescapedCharacters(
  input: string,
  password: Span | null,
  { issues, isOneReader }: Dialect,
): readonly Fault[] {
  const mistake = 'unescaped-character-in-password'
  if (
    password === null ||
    isOneReader === true ||
    !issues.some(({ code }) => code.endsWith(`/${mistake}`))
  )
    return []
  const text = input.slice(password.start, password.end)
  const found = /[[\]\s"<>\\^`{|}\x7F-\u{10FFFF}]/u.exec(text)
  if (found === null) return []
  const start = password.start + found.index
  return [{ mistake, span: { start, end: start + found[0].length } }]
}

function parametersOf(input: string, { query }: Division): readonly Parameter[] {
  return query === null ? [] : parametersIn(input, query)
}

function componentsOf(scheme: Span, division: Division): Components {
  const { username, password, hosts, authority, path, query, fragment } = division
  const [first] = hosts
  const isOne = hosts.length === 1 && first !== undefined
  return {
    scheme,
    username,
    password,
    host: isOne ? first.host : authority,
    port: isOne ? first.port : null,
    path,
    query,
    fragment,
  }
}

function urlOf(
  input: string,
  scheme: string,
  division: Division,
  components: Components,
  { connectionOf }: Dialect,
): ParsedUrl {
  const text = (name: ComponentName, write: (text: string) => string): string | null => {
    const span = components[name]
    return span === null ? null : write(input.slice(span.start, span.end))
  }
  const username = text('username', canonicalCredential)
  const password = text('password', canonicalCredential)
  const host = text('host', canonical)
  const port = text('port', port => port)
  const path = text('path', canonical) ?? ''
  const query = text('query', canonical)
  const fragment = text('fragment', canonical)
  const userinfo = username === null ? '' : `${username}${password === null ? '' : `:${password}`}@`
  const href = `${scheme}://${userinfo}${host ?? ''}${port === null ? '' : `:${port}`}${path}${
    query === null ? '' : `?${query}`
  }${fragment === null ? '' : `#${fragment}`}`
  const connection = connectionOf(input, division)
  return { href, scheme, username, password, host, port, path, query, fragment, connection }
}

/** Parses a string that names a file: `sqlite:///data.db`, `sqlite://:memory:`. */
function pathOnly(input: string, name: string, scheme: Span, path: Span): ParseResult {
  const text = canonical(input.slice(path.start, path.end))
  return {
    url: {
      href: `${name}://${text}`,
      scheme: name,
      username: null,
      password: null,
      host: null,
      port: null,
      path: text,
      query: null,
      fragment: null,
      connection: {
        user: null,
        password: null,
        hosts: [],
        database: decode(text.replace(/^\//, '')),
        parameters: [],
      },
    },
    components: { ...noComponents, scheme, path },
    issues: [],
  }
}
