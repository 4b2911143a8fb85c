import { indexBefore } from '../../generic-syntax/characters/index-before.ts'
import {
  type AfterScheme,
  type AuthorityParts,
  isHierarchical,
  type ParsedUrl,
} from './parsed-url.ts'
import { type Part, partOf } from './part.ts'

/** Section 3: null if the URL is invalid, which is: it has no ":". */
export function parseUrl(input: string): ParsedUrl | null {
  const { start, end } = trimControls(input)
  const colon = findScheme(input, start, end)
  return colon === null ? null : parseAbsolute(input, start, colon, end)
}

/** Leading and trailing control characters, U+0020 among them, are not part of a URL. */
export function trimControls(input: string): { start: number; end: number } {
  let start = 0
  let end = input.length
  while (start < end && input.charCodeAt(start) <= 0x20) start++
  while (end > start && input.charCodeAt(end - 1) <= 0x20) end--
  return { start, end }
}

/** Section 3.1: the offset of the ":" that ends the scheme. */
export function findScheme(input: string, start: number, end: number): number | null {
  const colon = indexBefore(input, ':', start, end)
  return colon === end ? null : colon
}

/** Splits the text after the scheme if the scheme is hierarchical; otherwise that text is the path. */
export function parseAbsolute(input: string, start: number, colon: number, end: number): ParsedUrl {
  const scheme = partOf(input, start, colon)
  if (!isHierarchical(scheme.text)) {
    const path = partOf(input, colon + 1, end)
    return { scheme, ...noAuthority, authority: null, path, query: null, fragment: null }
  }
  const after = findInHierarchical(scheme.text, input, colon + 1, end)
  return { scheme, ...after, ...findInAuthority(after.authority) }
}

const noAuthority: AuthorityParts = {
  userInfo: null,
  username: null,
  password: null,
  host: null,
  port: null,
}

/** What follows a hierarchical scheme. */
export function findInHierarchical(
  scheme: string,
  input: string,
  start: number,
  end: number,
): AfterScheme {
  return scheme.toLowerCase() === 'file'
    ? findInFile(input, start, end)
    : findAfterScheme(input, start, end)
}

/** Section 3.2: any number of slashes, the authority, path, query, fragment. */
function findAfterScheme(input: string, start: number, end: number): AfterScheme {
  let authorityStart = start
  while (authorityStart < end && isSlash(input, authorityStart)) authorityStart++
  let authorityEnd = authorityStart
  while (authorityEnd < end && !endsAuthority(input.charCodeAt(authorityEnd))) authorityEnd++
  const authority = partOf(input, authorityStart, authorityEnd)
  if (authorityEnd === end) return { authority, path: null, query: null, fragment: null }
  return { authority, ...findPathOn(input, authorityEnd, end) }
}

/** `/`, `\`, `?`, `#` and `;` */
function endsAuthority(unit: number): boolean {
  return unit === 0x2f || unit === 0x5c || unit === 0x3f || unit === 0x23 || unit === 0x3b
}

/**
 * A file URL, which the draft leaves open: the authority follows exactly two slashes; else it is
 * empty, and the path begins at the last of them.
 */
function findInFile(input: string, start: number, end: number): AfterScheme {
  let slashes = 0
  while (start + slashes < end && isSlash(input, start + slashes)) slashes++
  if (slashes === 2) return findAfterScheme(input, start, end)
  const pathStart = start + Math.max(slashes - 1, 0)
  return { authority: partOf(input, pathStart, pathStart), ...findPathOn(input, pathStart, end) }
}

/** Returns the path up to the first "?" or "#", the query up to the first "#" after it, the fragment. */
export function findPathOn(
  input: string,
  start: number,
  end: number,
): { path: Part; query: Part | null; fragment: Part | null } {
  const hash = indexBefore(input, '#', start, end)
  const question = indexBefore(input, '?', start, hash)
  return {
    path: partOf(input, start, question),
    query: question < hash ? partOf(input, question + 1, hash) : null,
    fragment: hash < end ? partOf(input, hash + 1, end) : null,
  }
}

/** Sections 3.3 and 3.4: user-info, host and port; user name and password. */
export function findInAuthority(authority: Part | null): AuthorityParts {
  if (authority === null) return noAuthority
  const { text, start } = authority
  const at = text.lastIndexOf('@')
  const userInfo = at < 0 ? null : withinPart(text, start, 0, at)
  const rest = text.slice(at + 1)
  const colon = rest.lastIndexOf(':')
  const isLiteral = rest.startsWith('[') && colon < rest.lastIndexOf(']')
  const hostEnd = colon < 0 || isLiteral ? rest.length : colon
  return {
    userInfo,
    ...findInUserInfo(userInfo),
    host: withinPart(text, start, at + 1, at + 1 + hostEnd),
    port: hostEnd === rest.length ? null : withinPart(text, start, at + 2 + hostEnd, text.length),
  }
}

function findInUserInfo(userInfo: Part | null): Pick<ParsedUrl, 'username' | 'password'> {
  if (userInfo === null) return { username: null, password: null }
  const { text, start } = userInfo
  const colon = indexBefore(text, ':', 0, text.length)
  return {
    username: withinPart(text, start, 0, colon),
    password: colon === text.length ? null : withinPart(text, start, colon + 1, text.length),
  }
}

/** Returns a part of a part, at `offset` of the input. */
function withinPart(text: string, offset: number | null, start: number, end: number): Part {
  return {
    text: text.slice(start, end),
    inherited: 0,
    start: offset === null ? null : offset + start,
  }
}

/** A slash or a backslash. */
export function isSlash(input: string, offset: number): boolean {
  return input[offset] === '/' || input[offset] === '\\'
}
