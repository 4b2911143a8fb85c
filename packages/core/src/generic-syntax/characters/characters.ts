/** The place of a character in a reference; each place allows different characters. */
export type Place = 'userinfo' | 'reg-name' | 'segment' | 'query' | 'fragment'

/**
 * The characters that a grammar of the RFC 3986 family allows unescaped. The matcher handles the
 * delimiters that end a place: `/`, `?`, `#`, and in the authority `@` and `:`.
 */
export interface Characters {
  /** Whether `codePoint` is allowed in `place` unescaped. Never called with `%`. */
  takes(codePoint: number, place: Place): boolean
  /** Whether `place` allows a `%` that is not followed by two hexadecimal digits. */
  takesLonePercent(place: Place): boolean
  /** For each place, 1 for each ASCII character that it allows: slashes between segments too, but not `%`. */
  readonly ascii: AsciiTables
}

type AsciiTables = Readonly<Record<Place, Uint8Array>>

/** Returns the tables of a grammar. For most characters of most URLs, one look-up is enough. */
export function asciiTables(takes: Characters['takes']): AsciiTables {
  const table = (place: Place): Uint8Array =>
    Uint8Array.from({ length: 128 }, (_, codePoint) => {
      const isSlash = codePoint === 0x2f && place === 'segment'
      return codePoint !== 0x25 && (isSlash || takes(codePoint, place)) ? 1 : 0
    })
  return {
    userinfo: table('userinfo'),
    'reg-name': table('reg-name'),
    segment: table('segment'),
    query: table('query'),
    fragment: table('fragment'),
  }
}

const unreserved = 1
const subDelimiter = 2
const colonOrAt = 4
const slashOrQuestion = 8

/** The class of each ASCII character in RFC 3986; 0 if it has none. */
const classes = new Uint8Array(128)
for (const [characters, value] of [
  ['ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~', unreserved],
  ["!$&'()*+,;=", subDelimiter],
  [':@', colonOrAt],
  ['/?', slashOrQuestion],
] as const) {
  for (const character of characters) classes[character.charCodeAt(0)] = value
}

/** The classes that a place allows. Userinfo allows `:`, but `@` ends it. */
const taken: Readonly<Record<Place, number>> = {
  userinfo: unreserved | subDelimiter | colonOrAt,
  'reg-name': unreserved | subDelimiter,
  segment: unreserved | subDelimiter | colonOrAt,
  query: unreserved | subDelimiter | colonOrAt | slashOrQuestion,
  fragment: unreserved | subDelimiter | colonOrAt | slashOrQuestion,
}

/** RFC 3986: ASCII only. */
export const uriCharacters: Characters = {
  takes: takesInUri,
  takesLonePercent: () => false,
  ascii: asciiTables(takesInUri),
}

/** RFC 3987: `ucschar` everywhere, `iprivate` in the query too. */
export const iriCharacters: Characters = {
  takes: (codePoint, place) =>
    takesInUri(codePoint, place) ||
    isUcschar(codePoint) ||
    (place === 'query' && isIprivate(codePoint)),
  takesLonePercent: () => false,
  ascii: uriCharacters.ascii,
}

function takesInUri(codePoint: number, place: Place): boolean {
  return codePoint < 128 && ((classes[codePoint] ?? 0) & taken[place]) !== 0
}

/** `ucschar` of RFC 3987 section 2.2. */
export function isUcschar(codePoint: number): boolean {
  if (codePoint < 0x10000) {
    return (
      (codePoint >= 0xa0 && codePoint <= 0xd7ff) ||
      (codePoint >= 0xf900 && codePoint <= 0xfdcf) ||
      (codePoint >= 0xfdf0 && codePoint <= 0xffef)
    )
  }
  // Plane 14 begins after its tags; each plane ends before its two noncharacters.
  return codePoint < 0xf0000 && (codePoint & 0xffff) < 0xfffe && !isTag(codePoint)
}

function isTag(codePoint: number): boolean {
  return codePoint >= 0xe0000 && codePoint < 0xe1000
}

/** `iprivate` of RFC 3987 section 2.2. */
export function isIprivate(codePoint: number): boolean {
  return (
    (codePoint >= 0xe000 && codePoint <= 0xf8ff) ||
    (codePoint >= 0xf0000 && (codePoint & 0xffff) < 0xfffe)
  )
}
