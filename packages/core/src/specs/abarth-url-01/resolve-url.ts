import {
  findInAuthority,
  findInHierarchical,
  findPathOn,
  findScheme,
  isSlash,
  parseAbsolute,
  trimControls,
} from './parse-url.ts'
import { isHierarchical, type ParsedUrl } from './parsed-url.ts'
import { inheritedPart, type Part, partOf } from './part.ts'

/** Section 4: null if the URL is invalid, because the base is not hierarchical. */
export function resolveUrl(relativeUrl: string, base: ParsedUrl): ParsedUrl | null {
  const { start, end } = trimControls(relativeUrl)
  const colon = findScheme(relativeUrl, start, end)
  if (colon === null || !isScheme(relativeUrl.slice(start, colon))) {
    return resolveRelative(relativeUrl, start, end, base)
  }
  const scheme = relativeUrl.slice(start, colon)
  const isShared = scheme.toLowerCase() === base.scheme.text.toLowerCase()
  if (isShared && isHierarchical(scheme)) {
    const resolved = resolveRelative(relativeUrl, colon + 1, end, base)
    return resolved === null ? null : { ...resolved, scheme: partOf(relativeUrl, start, colon) }
  }
  return parseAbsolute(relativeUrl, start, colon, end)
}

/** Valid scheme characters, and a letter first: `:x` and `1:x` are relative. */
function isScheme(text: string): boolean {
  return /^[a-z][a-z0-9+.-]*$/i.test(text)
}

/** Section 4.1. What the draft builds as a string and parses is put together from parts here. */
function resolveRelative(
  input: string,
  start: number,
  end: number,
  base: ParsedUrl,
): ParsedUrl | null {
  if (!isHierarchical(base.scheme.text)) return null
  if (start === end) return { ...inheritedUrl(base), fragment: null }
  if (isSlash(input, start)) {
    return start + 1 < end && isSlash(input, start + 1)
      ? schemeRelative(input, start, end, base)
      : authorityRelative(input, start, end, base)
  }
  if (input[start] === '?') return queryRelative(input, start, end, base)
  if (input[start] === '#') return fragmentRelative(input, start, end, base)
  return pathRelative(input, start, end, base)
}

/** Section 4.2. */
function schemeRelative(input: string, start: number, end: number, base: ParsedUrl): ParsedUrl {
  const after = findInHierarchical(base.scheme.text, input, start, end)
  return { ...inheritedUrl(base), ...after, ...findInAuthority(after.authority) }
}

/** Section 4.3. */
function authorityRelative(input: string, start: number, end: number, base: ParsedUrl): ParsedUrl {
  return { ...inheritedUrl(base), ...findPathOn(input, start, end) }
}

/** Section 4.4: the path of the base through its last slash comes first. */
function pathRelative(input: string, start: number, end: number, base: ParsedUrl): ParsedUrl {
  const { path, query, fragment } = findPathOn(input, start, end)
  const basePath = pathOf(base)
  const slash = Math.max(basePath.lastIndexOf('/'), basePath.lastIndexOf('\\'))
  const prefix = basePath.slice(0, slash + 1)
  const joined = { text: prefix + path.text, inherited: prefix.length, start: path.start }
  return { ...inheritedUrl(base), path: joined, query, fragment }
}

/** Section 4.5. */
function queryRelative(input: string, start: number, end: number, base: ParsedUrl): ParsedUrl {
  const { query, fragment } = findPathOn(input, start, end)
  return { ...inheritedUrl(base), path: wholeBasePath(base), query, fragment }
}

/** Section 4.6. */
function fragmentRelative(input: string, start: number, end: number, base: ParsedUrl): ParsedUrl {
  const fragment = partOf(input, start + 1, end)
  return { ...inheritedUrl(base), path: wholeBasePath(base), fragment }
}

/**
 * The path of the base begins with a slash: the draft forgets it, and would make one host of
 * `http://h` and `x`.
 */
function pathOf(base: ParsedUrl): string {
  const path = base.path?.text ?? ''
  return isSlash(path, 0) ? path : `/${path}`
}

function wholeBasePath(base: ParsedUrl): Part | null {
  return inheritedPart({ text: pathOf(base), inherited: 0, start: 0 })
}

function inheritedUrl(base: ParsedUrl): ParsedUrl {
  return {
    scheme: inheritedPart(base.scheme) ?? base.scheme,
    authority: inheritedPart(base.authority),
    userInfo: inheritedPart(base.userInfo),
    username: inheritedPart(base.username),
    password: inheritedPart(base.password),
    host: inheritedPart(base.host),
    port: inheritedPart(base.port),
    path: inheritedPart(base.path),
    query: inheritedPart(base.query),
    fragment: null,
  }
}
