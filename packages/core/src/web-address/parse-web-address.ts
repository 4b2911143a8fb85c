import type { ComponentName } from '../contract/components.ts'
import type { ParsedUrl, ParseResult } from '../contract/parse-result.ts'
import { iriCharacters } from '../generic-syntax/characters/characters.ts'
import { IssueList } from '../generic-syntax/issue-list.ts'
import { divideReference, type Reference } from '../generic-syntax/matching/match-reference.ts'
import { mistakeOf } from '../generic-syntax/matching/mistake-of.ts'
import { paramsOf } from '../generic-syntax/matching/params-of.ts'
import type { OffenceKind } from '../generic-syntax/matching/offence.ts'
import { componentsOf, urlOf } from '../generic-syntax/parse-reference.ts'
import { splitReference } from '../generic-syntax/resolving/resolve-reference.ts'
import type { LabelFailure } from '../idna2003/to-ascii.ts'
import type { Span } from '../text/span.ts'
import { anyBase } from './classify-web-address.ts'
import { type Resolution, resolveWebAddress } from './resolve-web-address.ts'
import { strippedSpan } from './strip-spaces.ts'
import { nonAsciiIn } from './validity/validity.ts'
import type { WebAddressRoom } from './web-address.ts'

/**
 * Parses without a base, resolves with one. What parses but is not a valid URL is a conformance
 * error, since the drafts have no other word for it.
 *
 * @param base what the base resolves to; null for one that is not absolute.
 * @param encoding the name of a legacy encoding; null for UTF-8.
 */
export function parseWebAddress(
  input: string,
  base: string | null | undefined,
  encoding: string | null,
  room: WebAddressRoom,
): ParseResult {
  const issues = new IssueList()
  const reference = room.match(input)
  reportFatal(reference, input, room, issues)
  reportInvalid(input, reference, encoding, room, issues)
  const components = componentsOf(reference, input)
  const url = issues.fatal
    ? null
    : base === undefined
      ? parsedUrl(reference, input, encoding, room, issues)
      : resolvedUrl(reference, input, base, encoding, room, issues)
  return { url, components, issues: issues.inOrder() }
}

function reportFatal(
  { offences }: Reference,
  input: string,
  { definitionOf }: WebAddressRoom,
  issues: IssueList,
): void {
  for (const offence of offences) {
    const { component, kind, span } = offence
    const definition = definitionOf(fatalMistake(kind, mistakeOf(kind, input, span.start)))
    const params = paramsOf(kind, component, input, span.start, span.end)
    issues.report(definition, span.start, span.end, params)
  }
}

/**
 * Backslashes of path and query are escaped, and those of a host refused, before those that are left
 * become slashes.
 */
function mistakeIn(component: ComponentName, mistake: string): string {
  const isLeft = component === 'username' || component === 'password' || component === 'fragment'
  return mistake === 'unescaped-backslash' && isLeft ? 'backslash-turned-slash' : mistake
}

/** In the host, what the grammar refuses as a character makes parsing fail. */
function fatalMistake(kind: OffenceKind, mistake: string): string {
  if (kind === 'percent') return 'host-stray-percent'
  return kind === 'character' ? 'bracket-in-authority' : mistake
}

/** What open kinds of offence say was said by parsing; here are those that it lets pass. */
function reportInvalid(
  input: string,
  reference: Reference,
  encoding: string | null,
  { definitionOf }: WebAddressRoom,
  issues: IssueList,
): void {
  const { start, end } = strippedSpan(input)
  if (start > 0) issues.report(definitionOf('outer-space'), 0, start)
  if (end < input.length && end > start)
    issues.report(definitionOf('outer-space'), end, input.length)
  const fatal = new Set(reference.offences.map(({ span }) => span.start))
  const { query } = divideReference(
    input,
    iriCharacters,
    start,
    end,
    (kind, component, from, to) => {
      const isOpen = kind === 'colon' || kind === 'at-sign' || kind === 'port'
      if (isOpen || fatal.has(from)) return
      const mistake = mistakeIn(component, mistakeOf(kind, input, from))
      issues.report(definitionOf(mistake), from, to, paramsOf(kind, component, input, from, to))
    },
  )
  for (const span of nonAsciiIn(input, query, encoding)) {
    const params = { encoding: encoding ?? '' }
    issues.report(definitionOf('non-ascii-query'), span.start, span.end, params)
  }
}

/**
 * Without a base: the components as they are written; `href` of what needs none. What fails on any
 * base fails here too: neither the host nor the scheme that is written comes from a base.
 */
function parsedUrl(
  reference: Reference,
  input: string,
  encoding: string | null,
  room: WebAddressRoom,
  issues: IssueList,
): ParsedUrl | null {
  const resolution = resolveWebAddress(reference, input, anyBase, encoding)
  if (resolution.error !== null) {
    reportUnresolvable(resolution, reference, input, room, issues)
    return null
  }
  const text = (span: Span | null): string | null =>
    span === null ? null : input.slice(span.start, span.end)
  const { scheme, authority, path, query, fragment } = reference
  const parts = {
    scheme: text(scheme),
    authority: text(authority),
    path: text(path) ?? '',
    query: text(query),
    fragment: text(fragment),
  }
  return urlOf(parts, scheme === null ? null : resolution.result)
}

function resolvedUrl(
  reference: Reference,
  input: string,
  base: string | null,
  encoding: string | null,
  room: WebAddressRoom,
  issues: IssueList,
): ParsedUrl | null {
  if (base === null) {
    issues.report(room.definitionOf('invalid-base'), 0, input.length)
    return null
  }
  const resolution = resolveWebAddress(reference, input, base, encoding)
  if (resolution.error === null) {
    return urlOf(splitReference(resolution.result), resolution.result)
  }
  reportUnresolvable(resolution, reference, input, room, issues)
  return null
}

function reportUnresolvable(
  resolution: Exclude<Resolution, { readonly error: null }>,
  reference: Reference,
  input: string,
  { definitionOf }: WebAddressRoom,
  issues: IssueList,
): void {
  if (resolution.error === 'host') {
    const { reason, span } = resolution
    const definition = definitionOf(reason === 'not-utf8' ? 'host-not-utf8' : 'domain-invalid')
    issues.report(definition, span.start, span.end, { reason: labelReasons[reason] })
  } else {
    const { start, end } = reference.authority ?? { start: 0, end: input.length }
    const params = { scheme: resolution.scheme }
    issues.report(definitionOf('scheme-with-authority'), Math.max(start - 2, 0), end, params)
  }
}

const labelReasons: Readonly<Record<LabelFailure | 'not-utf8', string>> = {
  'not-utf8': 'its percent-encoded bytes are not UTF-8',
  prohibited: 'it contains a character that is not allowed in names',
  bidi: 'it mixes left-to-right and right-to-left characters',
  unassigned: 'it contains an unassigned character',
  std3: 'it contains a character other than letters, digits and inner hyphens',
  prefix: 'it starts with xn-- but is not ASCII',
  length: 'a label must have 1 to 63 characters',
}
