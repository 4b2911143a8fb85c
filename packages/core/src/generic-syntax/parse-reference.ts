import type { Components } from '../components.ts'
import type { Issue, IssueDefinition } from '../issue.ts'
import type { ParsedUrl, ParseResult } from '../spec.ts'
import type { Span } from '../text/span.ts'
import type { Characters } from './characters.ts'
import { indexBefore } from './index-before.ts'
import { issuesOfOffences } from './issues-of-offences.ts'
import { matchReference, type Reference } from './match-reference.ts'
import { mistakeOf } from './mistake-of.ts'
import type { Offence } from './offence.ts'
import { percentEncode } from './percent-encode.ts'
import { type Parts, recompose, resolveReference } from './resolve-reference.ts'
import { strayPercentsEnd } from './scan-place.ts'

/** What an RFC of the family leaves to its room. */
export interface ReferenceRoom {
  readonly characters: Characters
  /** The definition of a mistake by its name without the room's prefix. */
  definitionOf(mistake: string): IssueDefinition
  /** Issues of the room's prose beside its grammar. */
  furtherIssues?(input: string): readonly Issue[]
}

/**
 * Parses a reference; with a base, resolves it (RFC 3986 section 5.2). A character that its place
 * does not take is a conformance error, and percent-encoded in `href`, the only way to write it
 * (section 2.1); what leaves open how to divide the string is a parse exception.
 */
export function parseReference(
  input: string,
  base: string | undefined,
  room: ReferenceRoom,
): ParseResult {
  const reference = matchReference(input, room.characters)
  const components = componentsOf(reference, input)
  const further = room.furtherIssues?.(input) ?? []
  const found = issuesOfOffences(reference.offences, input, room.definitionOf)
  const issues = further.length === 0 ? found : inInputOrder([...found, ...further])
  if (issues.some(issue => issue.kind === 'parse-exception'))
    return { url: null, components, issues }
  const parts = partsOf(reference, input)
  if (base === undefined) {
    const href = parts.scheme === null ? null : recompose(parts)
    return { url: urlOf(parts, href), components, issues }
  }
  const baseParts = absoluteParts(base, room)
  if (baseParts === null) {
    const { code, kind, specName } = room.definitionOf('invalid-base')
    const span = { start: 0, end: input.length }
    return {
      url: null,
      components,
      issues: [{ code, kind, specName, span, params: {} }, ...issues],
    }
  }
  const target = resolveReference(parts, baseParts)
  return { url: urlOf(target, recompose(target)), components, issues }
}

/** The base URI: it has to have a scheme (section 5.1), and to be divisible. */
function absoluteParts(base: string, room: ReferenceRoom): Parts | null {
  const reference = matchReference(base, room.characters)
  const isOpen = reference.offences.some(
    offence => room.definitionOf(mistakeOf(offence, base)).kind === 'parse-exception',
  )
  return reference.scheme === null || isOpen ? null : partsOf(reference, base)
}

function partsOf(reference: Reference, input: string): Parts {
  const text = (span: Span | null): string | null =>
    span === null ? null : escaped(input, span, reference.offences)
  return {
    scheme: text(reference.scheme),
    authority: text(reference.authority),
    path: text(reference.path) ?? '',
    query: text(reference.query),
    fragment: text(reference.fragment),
  }
}

/** The text at `span` with what its place does not take percent-encoded. */
function escaped(input: string, span: Span, offences: readonly Offence[]): string {
  let output = ''
  let from = span.start
  for (const { kind, span: at } of offences) {
    if (at.start < span.start || at.start >= span.end) continue
    const end = kind === 'percent' ? strayPercentsEnd(input, at.start, span.end) : at.end
    output += input.slice(from, at.start) + percentEncode(input.slice(at.start, end))
    from = end
  }
  return output + input.slice(from, span.end)
}

/** The URL of parts whose authority matches the grammar. */
export function urlOf(parts: Parts, href: string | null): ParsedUrl {
  const authority = divideAuthority(parts.authority)
  const { scheme, path, query, fragment } = parts
  return { href, scheme, ...authority, path, query, fragment }
}

/** An authority that matched, divided. */
function divideAuthority(
  authority: string | null,
): Pick<ParsedUrl, 'username' | 'password' | 'host' | 'port'> {
  if (authority === null) return { username: null, password: null, host: null, port: null }
  const match = /^(?:([^:@]*)(?::([^@]*))?@)?(\[[^\]]*\]|[^:]*)(?::(.*))?$/s.exec(authority)
  return {
    username: match?.[1] ?? null,
    password: match?.[2] ?? null,
    host: match?.[3] ?? null,
    port: match?.[4] ?? null,
  }
}

/** The components of the contract. Userinfo is divided at its first colon (section 3.2.1). */
export function componentsOf(reference: Reference, input: string): Components {
  const { scheme, userinfo, host, port, path, query, fragment } = reference
  const colon = userinfo === null ? 0 : indexBefore(input, ':', userinfo.start, userinfo.end)
  return {
    scheme,
    username: userinfo === null ? null : { start: userinfo.start, end: colon },
    password:
      userinfo === null || colon === userinfo.end ? null : { start: colon + 1, end: userinfo.end },
    host,
    port,
    path,
    query,
    fragment,
  }
}

function inInputOrder(issues: Issue[]): Issue[] {
  return issues.sort((a, b) => a.span.start - b.span.start)
}
