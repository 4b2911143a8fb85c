import type { Components } from '../contract/components.ts'
import type { Issue } from '../contract/issue.ts'
import type { IssueDefinition } from '../contract/issue-definition.ts'
import type { ParsedUrl, ParseResult } from '../contract/parse-result.ts'
import type { Span } from '../text/span.ts'
import { TextPieces } from '../text/text-pieces.ts'
import type { Characters } from './characters/characters.ts'
import { indexBefore } from './characters/index-before.ts'
import { percentEncode } from './characters/percent-encode.ts'
import { IssueList } from './issue-list.ts'
import { type Division, divideReference } from './matching/match-reference.ts'
import { mistakeOf } from './matching/mistake-of.ts'
import { paramsOf } from './matching/params-of.ts'
import { isEscape } from './matching/scan-place.ts'
import { type Parts, recompose, resolveReference } from './resolving/resolve-reference.ts'

/** What differs between the RFCs of the family. */
export interface ReferenceRoom {
  readonly characters: Characters
  /** The definition of an issue by its name. */
  definitionOf(mistake: string): IssueDefinition
  /** Issues that come from the specification's prose, not from its grammar. */
  furtherIssues?(input: string): readonly Issue[]
}

/**
 * Parses a reference; with a base, resolves it (RFC 3986 section 5.2). A character that its place
 * does not take is a conformance error, and percent-encoded in `href`, the only way to write it
 * (section 2.1); what leaves open how to divide the string is a parse exception.
 *
 * @param base the parts of the base URI; null for one against which nothing resolves.
 */
export function parseReference(
  input: string,
  base: Parts | null | undefined,
  room: ReferenceRoom,
): ParseResult {
  const { division, offending, isOpen } = divide(input, room)
  const components = componentsOf(division, input)
  const further = room.furtherIssues?.(input) ?? []
  const issues = further.length === 0 ? offending : inInputOrder([...offending, ...further])
  if (isOpen) return { url: null, components, issues }
  const parts = partsOf(division, offending, input)
  if (base === undefined) {
    // What matches is written as it has to be.
    const href = parts.scheme === null ? null : offending.length === 0 ? input : recompose(parts)
    return { url: urlOf(parts, href), components, issues }
  }
  if (base === null) {
    const { code, kind, specName } = room.definitionOf('invalid-base')
    const span = { start: 0, end: input.length }
    return {
      url: null,
      components,
      issues: [{ code, kind, specName, span, params: {} }, ...issues],
    }
  }
  const target = resolveReference(parts, base)
  return { url: urlOf(target, recompose(target)), components, issues }
}

/** A string divided, and what its places do not take, as issues. */
interface Divided {
  readonly division: Division
  readonly offending: readonly Issue[]
  /** Whether it is left open how to divide it. */
  readonly isOpen: boolean
}

function divide(input: string, { characters, definitionOf }: ReferenceRoom): Divided {
  const issues = new IssueList()
  const division = divideReference(
    input,
    characters,
    0,
    input.length,
    (kind, component, start, end) =>
      issues.report(
        definitionOf(mistakeOf(kind, input, start)),
        start,
        end,
        paramsOf(kind, component, input, start, end),
      ),
  )
  return { division, offending: issues.inOrder(), isOpen: issues.fatal }
}

/** Returns the parts of a base URI: it has to have a scheme (section 5.1), and to be divisible. */
export function absoluteParts(base: string, room: ReferenceRoom): Parts | null {
  const { division, offending, isOpen } = divide(base, room)
  return division.scheme === null || isOpen ? null : partsOf(division, offending, base)
}

function partsOf(
  { scheme, authority, path, query, fragment }: Division,
  offending: readonly Issue[],
  input: string,
): Parts {
  const escaping = new Escaping(input, offending)
  return {
    scheme: escaping.textAt(scheme),
    authority: escaping.textAt(authority),
    path: escaping.textAt(path) ?? '',
    query: escaping.textAt(query),
    fragment: escaping.textAt(fragment),
  }
}

/** Writes the parts of a string, asked for in input order, as they have to be written. */
class Escaping {
  readonly #input: string
  readonly #offending: readonly Issue[]
  #next = 0

  constructor(input: string, offending: readonly Issue[]) {
    this.#input = input
    this.#offending = offending
  }

  /** Returns the text at `span` with what its place does not take percent-encoded. */
  textAt(span: Span | null): string | null {
    if (span === null) return null
    if (this.#next === this.#offending.length) return this.#input.slice(span.start, span.end)
    const pieces = new TextPieces()
    let from = span.start
    for (; this.#next < this.#offending.length; this.#next++) {
      const at = this.#offending[this.#next]?.span
      if (at === undefined || at.start >= span.end) break
      from = this.#escape(at, from, span.end, pieces)
    }
    pieces.add(this.#input.slice(from, span.end))
    return pieces.join()
  }

  /** Adds what is before an offence, and its characters escaped; gives where the rest begins. */
  #escape({ start, end }: Span, from: number, limit: number, pieces: TextPieces): number {
    const input = this.#input
    if (input[start] !== '%') {
      if (from < start) pieces.add(input.slice(from, start))
      pieces.add(percentEncode(input.slice(start, end)))
      return end
    }
    // Of what was examined after a `%`, only another `%` is to be escaped.
    let rest = from
    for (let at = Math.max(from, start); at < end; at++) {
      if (input[at] !== '%' || isEscape(input, at, limit)) continue
      pieces.add(input.slice(rest, at))
      pieces.add('%25')
      rest = at + 1
    }
    return rest
  }
}

/** Returns the URL of parts whose authority matches the grammar. */
export function urlOf(parts: Parts, href: string | null): ParsedUrl {
  const authority = divideAuthority(parts.authority)
  const { scheme, path, query, fragment } = parts
  return { href, scheme, ...authority, path, query, fragment }
}

/** Returns an authority that matched, divided. */
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

/** Returns the components of the contract. Userinfo is divided at its first colon (section 3.2.1). */
export function componentsOf(reference: Division, input: string): Components {
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
