import { platform } from '#platform'
import { isAscii } from '../../../text/code-point.ts'
import { legacyEncodingName } from '../../../text/encoding-label.ts'
import { decodeFormBytes } from './decode-form-bytes.ts'

/** A name and its value. */
export type FormEntry = readonly [name: string, value: string]

export interface ParseFormOptions {
  /** Whether a first part without `=` is a value without a name. */
  readonly isIndex?: boolean
  /** Label of the encoding override. Default: UTF-8. */
  readonly encoding?: string | undefined
  /** Whether the first entry named `_charset_` whose value is an encoding sets the encoding of all. */
  readonly useCharset?: boolean
}

/**
 * The application/x-www-form-urlencoded parser of the draft. Signals nothing.
 *
 * @returns Null (failure) if the encoding is not UTF-8 and `input` has unescaped octets above 0x7F.
 * @throws RangeError for an unknown encoding label.
 */
export function parseForm(
  input: string,
  options?: ParseFormOptions & { readonly encoding?: undefined },
): FormEntry[]
export function parseForm(input: string, options: ParseFormOptions): FormEntry[] | null
export function parseForm(
  input: string,
  { isIndex = false, encoding, useCharset = false }: ParseFormOptions = {},
): FormEntry[] | null {
  let override = legacyEncodingName(encoding)
  if (override !== null && !isAscii(input)) return null
  const parts = input.split('&')
  if (isIndex && !parts[0]?.includes('=')) parts[0] = `=${parts[0]}`
  const pairs = parts.filter(part => part !== '').map(part => divided(part.replaceAll('+', ' ')))
  if (useCharset) override = charsetOf(pairs, override)
  return pairs.map(([name, value]) => [
    decodeFormBytes(name, override),
    decodeFormBytes(value, override),
  ])
}

function divided(part: string): FormEntry {
  const equals = part.indexOf('=')
  return equals < 0 ? [part, ''] : [part.slice(0, equals), part.slice(equals + 1)]
}

/**
 * Returns the encoding that an entry names, null for UTF-8; `soFar` if no entry names one. Names and
 * values are not percent-decoded first.
 */
function charsetOf(pairs: readonly FormEntry[], soFar: string | null): string | null {
  for (const [name, value] of pairs) {
    if (name !== '_charset_') continue
    const encoding = platform.loadLegacyEncodings().labelToName(value)
    if (encoding !== null) return encoding === 'UTF-8' ? null : encoding
  }
  return soFar
}
