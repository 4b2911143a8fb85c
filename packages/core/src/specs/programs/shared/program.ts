import { type Components, noComponents } from '../../../contract/components.ts'
import { issuesOf, type IssueDefinition } from '../../../contract/issue-definition.ts'
import { type Issue, noIssues } from '../../../contract/issue.ts'
import type { ParsedUrl, ParseResult } from '../../../contract/parse-result.ts'
import type { Edition, UrlSpec } from '../../../contract/spec.ts'
import { encodeOutside } from './octets.ts'
import { readPlainAddress } from './plain-address.ts'
import { type Lookup, reachableHost } from './reachable-host.ts'
import { type Target, type TargetReader, webPorts } from './target.ts'

/** A program that reads URLs, as a specification of how it reads them. */
export interface Program extends UrlSpec {
  /** Returns what the program connects to; null if it rejects the URL. */
  read(url: string): Target | null
}

interface ProgramSource {
  /** The part of the ID after `program/`. */
  readonly name: string
  readonly title: string
  readonly edition: Edition
  readonly read: TargetReader
  readonly lookup?: Lookup
}

const hasScheme = /^[\0-\x20]*[A-Za-z][0-9A-Za-z+.-]*:/

/** Creates the specification of a program. A URL that the program rejects or cannot reach is a parse exception. */
export function programOf({ name, title, edition, read, lookup = {} }: ProgramSource): Program {
  const id = `program/${name}`
  const refused = refusalOf(id, title, edition.url)
  return Object.freeze({
    id,
    title,
    edition,
    terms: { conformanceError: 'accepted', parseException: 'refused' },
    issues: Object.freeze([refused]),
    isProgram: true,
    read,
    parse(input, options): ParseResult {
      // Programs get whole URLs: the page or program around them resolves references.
      const isReference = options?.base !== undefined && !hasScheme.test(input)
      const target = isReference ? null : read(input)
      const host = target === null ? null : hostOf(target, lookup)
      if (target === null || host === null) {
        return { url: null, components: noComponents, issues: [issueOf(refused, input)] }
      }
      const url = urlOf(target, host, input)
      return { url, components: componentsOf(target), issues: noIssues }
    },
    fast: { readPlain: readPlainAddress },
  } satisfies Program)
}

const webSchemes: ReadonlySet<string | null> = new Set(['http', 'https', 'ftp', 'ws', 'wss'])

/** Returns the host that the program reaches. The lookup applies only to web schemes. A file URL has no host. */
function hostOf({ scheme, host }: Target, lookup: Lookup): string | null {
  if (host === null || scheme === 'file') return null
  return reachableHost(host, webSchemes.has(scheme) || scheme === null ? lookup : {})
}

function componentsOf({ hostSpan }: Target): Components {
  return hostSpan == null ? noComponents : { ...noComponents, host: hostSpan }
}

function urlOf(
  { scheme, user, password, port, target }: Target,
  host: string,
  input: string,
): ParsedUrl {
  const hash = input.indexOf('#')
  const fragment = hash === -1 ? null : input.slice(hash + 1)
  const mark = target.indexOf('?')
  const written = mark === -1 ? target : target.slice(0, mark)
  const path = written.startsWith('/') ? written : `/${written}`
  const query = mark === -1 ? null : target.slice(mark + 1)
  const isDefault = port === null || port === webPorts.get(scheme ?? '')
  const parts = {
    scheme,
    username: user,
    password,
    host,
    port: isDefault ? null : String(port),
    path,
    query,
    fragment,
  }
  return { href: hrefOf(parts), ...parts }
}

function hrefOf({
  scheme,
  username,
  password,
  host,
  port,
  path,
  query,
  fragment,
}: Omit<ParsedUrl, 'href'>): string {
  const secret = password === null ? '' : `:${encoded(password)}`
  const userinfo =
    username === null && password === null ? '' : `${encoded(username ?? '')}${secret}@`
  const authority = `${userinfo}${host ?? ''}${port === null ? '' : `:${port}`}`
  const rest = `${path}${query === null ? '' : `?${query}`}${fragment === null ? '' : `#${fragment}`}`
  return `${scheme === null ? '' : `${scheme}:`}//${authority}${rest}`
}

const sentAsWritten = /^[0-9A-Za-z\-._~%]$/

function encoded(text: string): string {
  return encodeOutside(text, sentAsWritten)
}

function refusalOf(id: string, title: string, clause: string): IssueDefinition {
  return issuesOf(id)({
    code: 'refused',
    kind: 'parse-exception',
    specName: null,
    clause,
    since: '0.1.0',
    message: `${title} refuses this URL or finds no host in it that it could reach.`,
    why: 'The program requests nothing.',
    examples: [{ url: '«http://»' }],
  })
}

function issueOf({ code, kind, specName }: IssueDefinition, input: string): Issue {
  return { code, kind, specName, span: { start: 0, end: input.length }, params: {} }
}
