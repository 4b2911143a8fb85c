import type { ComponentName } from '../contract/components.ts'
import { decodeUtf8Loosely } from '../generic-syntax/characters/decode-utf8-loosely.ts'
import { percentDecodeUtf8 } from '../generic-syntax/characters/percent-decode-utf8.ts'
import { percentEncode } from '../generic-syntax/characters/percent-encode.ts'
import { normalizeEscapes } from '../generic-syntax/resolving/normalize-reference.ts'
import { toScalarValues } from '../text/code-point.ts'
import type { Span } from '../text/span.ts'
import type { Fault } from './division.ts'

const strayPercent = /%(?![\dA-Fa-f]{2})/

/** Returns the fault in the escapes of a part, if any. `bytes` allows all escapes except `%00`. */
export function escapeFault(
  input: string,
  { start, end }: Span,
  component: ComponentName,
  escapes: 'bytes' | 'utf-8',
): Fault | null {
  const text = input.slice(start, end)
  if (!text.includes('%')) return null
  const params = { component: names[component] ?? component }
  const stray = text.search(strayPercent)
  if (stray >= 0) {
    const span = { start: start + stray, end: start + stray + 1 }
    return component === 'password'
      ? { mistake: 'stray-percent-in-password', span }
      : { mistake: 'stray-percent', span, params }
  }
  if (escapes === 'bytes') {
    const nul = text.indexOf('%00')
    const span = { start: start + nul, end: start + nul + 3 }
    return nul < 0 ? null : { mistake: 'nul-character', span, params }
  }
  const isText = percentDecodeUtf8(text) !== null
  return isText ? null : { mistake: 'escape-not-utf8', span: { start, end }, params }
}

const names: Readonly<Partial<Record<ComponentName, string>>> = {
  username: 'user name',
  path: 'database name',
  query: 'value of a parameter',
}

/** Decodes the escapes of a text. Bytes that are not UTF-8 become U+FFFD. */
export function decode(text: string): string {
  if (!text.includes('%')) return toScalarValues(text)
  return toScalarValues(text).replaceAll(/(?:%[\dA-Fa-f]{2})+/g, run =>
    decodeUtf8Loosely(
      run.replaceAll(/%(..)/g, (_, digits: string) =>
        String.fromCharCode(Number.parseInt(digits, 16)),
      ),
    ),
  )
}

/** Returns one canonical form for all spellings of a user name or password that are read alike. */
export function canonicalCredential(text: string): string {
  const decoded = percentDecodeUtf8(text)
  return decoded === null
    ? canonical(text)
    : toScalarValues(decoded).replaceAll(/[^A-Za-z0-9_.~-]+/g, percentEncode)
}

/** Returns the canonical form of the other parts of a string, which keep their delimiters. */
export function canonical(text: string): string {
  return normalizeEscapes(text).replaceAll(
    /[^\w.~\-!$&'()*+,;=:@/?%[\]]+|%(?![\dA-F]{2})/g,
    percentEncode,
  )
}
