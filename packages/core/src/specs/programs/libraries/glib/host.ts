import { encodePunycode } from '../../../../uts46/punycode/encode-punycode.ts'
import { isAscii } from '../../../../text/code-point.ts'
import { ipv6Host, isDottedQuad } from '../../shared/addresses.ts'
import { decodePercent } from '../../shared/octets.ts'
import { newerThan } from '../../shared/newer-characters.ts'
import { isWellFormed } from '../../shared/well-formed.ts'

const strayPercent = /%(?![0-9A-Fa-f]{2})/

/** Decodes escapes. Undefined if an escape is invalid, or if the result is not UTF-8 or contains U+0000. */
export function decoded(text: string): string | undefined {
  if (strayPercent.test(text)) return undefined
  const result = decodePercent(text)
  return isWellFormed(result) && !result.includes('\0') ? result : undefined
}

/** Returns the host in ASCII, with an IPv6 address in brackets; undefined if GLib rejects the URL. */
export function glibHost(text: string): string | undefined {
  if (text.startsWith('[')) return literalOf(text)
  if (isDottedQuad(text)) return text
  const name = decoded(text)
  // GLib rejects IP addresses with escapes.
  if (name === undefined || isDottedQuad(name) || ipv6Host(name) !== null) return undefined
  const host = isAscii(name) ? name : asciiName(name)
  return host?.includes(':') === true ? `[${host}]` : host
}

function literalOf(text: string): string | undefined {
  const [, address = '', zone] = /^\[([^%]*)(?:%25(.+))?\]$/s.exec(text) ?? []
  // GLib also accepts a single colon as an address.
  if (address !== ':' && ipv6Host(address) === null) return undefined
  const name = zone === undefined ? '' : decoded(zone)
  return name === undefined ? undefined : `[${address}${name === '' ? '' : `%${name}`}]`
}

const junk = /[\u180b-\u180d]|[\ufe00-\ufe0f]|\u034f|[\xad\u1806\u200b-\u200d\u2060\ufeff]/gu
/** What the tables of GLib 2.74 do not contain. */
const newer = newerThan(15)
const prohibited = /[\p{C}\p{Z}\ufffc\ufffd\u2ff0-\u2ffb]|\u0340|\u0341/u

/** Converts a name as `g_hostname_to_ascii` does: without bidi checks, and without the trailing dot. */
function asciiName(name: string): string | undefined {
  const lower = lowerCase(name.replace(junk, ''))
  if (isAscii(lower)) return lower
  const prepared = lowerCase(lower.normalize('NFKC'))
  if (prohibited.test(prepared) || newer.test(lower)) return undefined
  const labels = prepared.replace(/[.\u3002\uff0e\uff61]$/, '').split(/[.\u3002\uff0e\uff61]/)
  const ascii = labels.map(label => (isAscii(label) ? label : punycodeOf(label)))
  return ascii.every(label => label !== null && label.length <= 63) ? ascii.join('.') : undefined
}

/** Converts a text with a capital letter to lower case, character by character. A sigma before no letter is final. */
function lowerCase(text: string): string {
  if (!/\p{Lu}/u.test(text)) return text
  const sigmas = text.replace(/Σ(?!\p{L})/gu, 'ς')
  return [...sigmas].map(character => character.toLowerCase()).join('')
}

function punycodeOf(label: string): string | null {
  return label.startsWith('xn--') ? null : `xn--${encodePunycode(label)}`
}
