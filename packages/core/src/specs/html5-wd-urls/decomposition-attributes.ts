import { type Place, uriCharacters } from '../../generic-syntax/characters/characters.ts'
import { escapeUnless } from '../../generic-syntax/characters/escape-unless.ts'
import { ipLiteralOffence } from '../../generic-syntax/host/ip-literal.ts'
import type { Reference } from '../../generic-syntax/matching/match-reference.ts'
import type { Span } from '../../text/span.ts'
import {
  isAuthorityBasedResult,
  isHierarchicalResult,
  resolvedAbsolute,
} from '../../web-address/classify-web-address.ts'
import { urlComponents } from '../../web-address/url-components.ts'
import { matchHtml5 } from '../../web-address/validity/match-html5.ts'

export type DecompositionAttribute =
  | 'protocol'
  | 'host'
  | 'hostname'
  | 'port'
  | 'pathname'
  | 'search'
  | 'hash'

/** What a row of the table may look at. */
interface Input {
  readonly text: string
  readonly reference: Reference
  readonly isHierarchical: boolean
  readonly isAuthorityBased: boolean
}

/** A row of the table of the section. */
interface Row {
  /** Null: the getter condition does not hold. */
  get(input: Input): string | null
  readonly preprocess: (value: string) => string
  /** Whether a character is valid in the component. */
  readonly takes: (codePoint: number, value: string) => boolean
  readonly setCondition: (input: Input, value: string) => boolean
  /** What of the input is replaced, and the delimiter that comes before it if it was not there. */
  place(reference: Reference): { readonly span: Span; readonly prefix: string }
}

const taking =
  (place: Place, more = '') =>
  (codePoint: number): boolean =>
    uriCharacters.takes(codePoint, place) ||
    (more !== '' && more.includes(String.fromCodePoint(codePoint)))

const isIpLiteral = (value: string): boolean =>
  value.startsWith('[') && value.endsWith(']') && ipLiteralOffence(value.slice(1, -1)) < 0

const at = (offset: number): Span => ({ start: offset, end: offset })

const componentsOf = ({ reference, text }: Input): ReturnType<typeof urlComponents> =>
  urlComponents(reference, text)

const rows: Readonly<Record<DecompositionAttribute, Row>> = {
  protocol: {
    get: input => `${componentsOf(input).scheme}:`,
    preprocess: value => value.replace(/(?<!:):+$/, ''),
    takes: codePoint => /[A-Za-z0-9+.-]/.test(String.fromCodePoint(codePoint)),
    setCondition: (_, value) => value !== '',
    place: ({ scheme }) => ({ span: scheme ?? at(0), prefix: '' }),
  },
  host: {
    get: input => (input.isAuthorityBased ? componentsOf(input).hostport : null),
    preprocess: value => value,
    takes: taking('reg-name', ':[]'),
    setCondition: ({ isAuthorityBased }, value) => isAuthorityBased && value !== '',
    // `hostport` leaves out a default port; what is replaced is the whole of host and port.
    place: ({ host, port }) => ({
      span: { start: host?.start ?? 0, end: (port ?? host)?.end ?? 0 },
      prefix: '',
    }),
  },
  hostname: {
    get: input => (input.isAuthorityBased ? componentsOf(input).host : null),
    preprocess: value => value.replace(/^\/+/, ''),
    takes: (codePoint, value) => uriCharacters.takes(codePoint, 'reg-name') || isIpLiteral(value),
    setCondition: ({ isAuthorityBased }, value) => isAuthorityBased && value !== '',
    place: ({ host }) => ({ span: host ?? at(0), prefix: '' }),
  },
  port: {
    get: input => (input.isAuthorityBased ? componentsOf(input).port : null),
    preprocess: value => /^[0-9]*/.exec(value)?.[0].replace(/^0+/, '') || '0',
    takes: () => true,
    setCondition: ({ isAuthorityBased }, value) =>
      isAuthorityBased && value.length <= 5 && Number(value) <= 65535,
    place: ({ host, port }) =>
      port === null ? { span: at(host?.end ?? 0), prefix: ':' } : { span: port, prefix: '' },
  },
  pathname: {
    get: input => {
      if (!input.isHierarchical) return null
      // An empty path after an authority reads as what it stands for.
      return componentsOf(input).path || '/'
    },
    preprocess: value => (value.startsWith('/') ? value : `/${value}`),
    takes: taking('segment', '/'),
    setCondition: ({ isHierarchical }) => isHierarchical,
    place: ({ path }) => ({ span: path, prefix: '' }),
  },
  search: {
    get: input => {
      const { query } = componentsOf(input)
      return input.isHierarchical && query !== null ? `?${query}` : null
    },
    preprocess: value => value.replace(/^\?/, ''),
    takes: taking('query'),
    setCondition: ({ isHierarchical }) => isHierarchical,
    place: ({ path, query }) =>
      query === null ? { span: at(path.end), prefix: '?' } : { span: query, prefix: '' },
  },
  hash: {
    get: input => {
      const { fragment } = componentsOf(input)
      return fragment === null || fragment === '' ? null : `#${fragment}`
    },
    preprocess: value => value.replace(/^#/, ''),
    takes: taking('fragment'),
    setCondition: () => true,
    place: ({ path, query, fragment }) =>
      fragment === null
        ? { span: at((query ?? path).end), prefix: '#' }
        : { span: fragment, prefix: '' },
  },
}

/** The seven attributes, in the order of the table. */
export const decompositionAttributes = Object.keys(rows) as readonly DecompositionAttribute[]

/** The getter of an attribute for the URL that an object supplies. */
export function getAttribute(url: string, attribute: DecompositionAttribute): string {
  const input = absoluteInput(url)
  return (input === null ? null : rows[attribute].get(input)) ?? ''
}

/**
 * The setter: the string that the object's common setter action is called with. It is `url` itself
 * where that is not absolute, or the attribute does not apply.
 */
export function setAttribute(
  url: string,
  attribute: DecompositionAttribute,
  value: string,
): string {
  const row = rows[attribute]
  const text = escapeWhatIsNotTaken(row.preprocess(value), row.takes)
  const input = absoluteInput(url)
  if (input === null || !row.setCondition(input, text)) return url
  const { span, prefix } = row.place(input.reference)
  return url.slice(0, span.start) + prefix + text + url.slice(span.end)
}

function absoluteInput(text: string): Input | null {
  const resolved = resolvedAbsolute(text, matchHtml5, null)
  if (resolved === null) return null
  return {
    text,
    reference: matchHtml5(text),
    isHierarchical: isHierarchicalResult(resolved),
    isAuthorityBased: isAuthorityBasedResult(resolved),
  }
}

function escapeWhatIsNotTaken(text: string, takes: Row['takes']): string {
  return escapeUnless(text, codePoint => codePoint === 0x25 || takes(codePoint, text))
}
