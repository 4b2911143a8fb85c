import { isAsciiAlpha, isAsciiDigit } from '../../../text/code-point.ts'
import type { Machine, State } from '../machine.ts'

/**
 * [Scheme start state](https://url.spec.whatwg.org/#scheme-start-state) and
 * [scheme state](https://url.spec.whatwg.org/#scheme-state): the name before the first colon.
 *
 *     https://example.com/
 *     ^^^^^^
 */
export const schemeStart: State = m => {
  const colon = schemeLength(m.text)
  if (m.at(colon) !== 0x3a || colon === 0) return 'no scheme'
  // A constant is found faster in a map than a new string is.
  const isHttps = colon === 5 && m.text.startsWith('https')
  m.setScheme(isHttps ? 'https' : m.text.slice(0, colon).toLowerCase())
  m.schemeEnd = colon
  m.pointer = colon + 1
  if (m.scheme === 'file') {
    if (!m.hasTwoSlashes(m.pointer)) reportFileSlashes(m)
    return 'file'
  }
  if (m.isSpecial) {
    return m.base?.scheme === m.scheme
      ? 'special relative or authority'
      : 'special authority slashes'
  }
  if (m.at(m.pointer) === 0x2f) {
    m.pointer++
    return 'path or authority'
  }
  m.hasOpaquePath = true
  return 'opaque path'
}

/** With a base URL that is a file, the URL is relative in spite of its scheme. */
function reportFileSlashes(m: Machine): void {
  if (m.base?.scheme === 'file')
    m.report('relative-with-scheme', 0, m.pointer, { scheme: m.scheme })
  else m.report('file-missing-slashes', m.pointer, m.pointer)
}

/** How many code units at the start of `text` a scheme can have. */
function schemeLength(text: string): number {
  if (!isAsciiAlpha(text.charCodeAt(0))) return 0
  let length = 1
  while (isSchemeUnit(text.charCodeAt(length))) length++
  return length
}

function isSchemeUnit(unit: number): boolean {
  return isAsciiAlpha(unit) || isAsciiDigit(unit) || unit === 0x2b || unit === 0x2d || unit === 0x2e
}

/** [No scheme state](https://url.spec.whatwg.org/#no-scheme-state): a relative URL. */
export const noScheme: State = m => {
  const { base } = m
  if (base === null) return failWithoutScheme(m)
  if (base.hasOpaquePath) {
    if (m.at(0) !== 0x23) return m.fail('relative-with-opaque-base', 0, m.text.length)
    m.setScheme(base.scheme)
    m.path = base.path
    m.hasOpaquePath = true
    m.query = base.query
    m.pointer = 1
    return 'fragment'
  }
  return base.scheme === 'file' ? 'file' : 'relative'
}

const specialSchemeWithoutColon = /^(?:https?|wss?|ftp|file)(?=[/\\]{2})/i

/** A name that is a special scheme and has its slashes lacks only the colon. */
function failWithoutScheme(m: Machine): null {
  const scheme = specialSchemeWithoutColon.exec(m.text)?.[0]
  if (scheme === undefined) return m.fail('missing-scheme', 0, m.text.length)
  return m.fail('missing-scheme-colon', scheme.length, scheme.length, { scheme })
}
