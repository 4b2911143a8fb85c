import { encodePunycode } from '../../../../uts46/punycode/encode-punycode.ts'
import { isAscii } from '../../../../text/code-point.ts'
import { inetAton, ipv6Host } from '../../shared/addresses.ts'

/** Bidirectional control characters, which .NET removes. */
export const controls = /[\u200e\u200f\u202a-\u202e]/g
const literal = /^\[([^\]%]*)(?:%[^\]]*)?\]$/
/** A host name. Characters of any script are allowed, but only in the Basic Multilingual Plane. */
const nameForm =
  /^(?=[^.])(?:[0-9A-Za-z_\-\u00a0-\u2027\u2029-\u3001\u3003-\ud7ff\uf900-\uff0d\uff0f-\uff60\uff62-\uffef]+(?:[.\u3002\uff0e\uff61]|$))+$/

/**
 * Returns the host that is looked up: an address or an ASCII name. Empty if the conversion to ASCII rejects the name;
 * an ASCII name is checked only in an IRI. Null if .NET rejects the URL.
 */
export function dotnetHost(written: string, isIri: boolean): string | null {
  const text = written.replace(controls, '')
  if (text.startsWith('[')) {
    const address = literal.exec(text)?.[1]
    return address === undefined ? null : ipv6Host(address)
  }
  const address = inetAton(written)
  if (address !== null) return address
  if (!nameForm.test(text)) return null
  // U+0130 stays as it is: its lowercase form has more than one character.
  const lower = text.replace(/[^\u0130]+/g, part => part.toLowerCase())
  const parts = lower.split(/[.\u3002\uff0e\uff61]/)
  if (isAscii(text)) return isIri && parts.some(isRefused) ? '' : lower
  const labels = parts.map(asciiLabel)
  return labels.some(isRefused) ? '' : labels.join('.')
}

function isRefused(label: string): boolean {
  return /^[-_]/.test(label) || label.length > 63
}

/** Converts a label with normalization and Punycode alone. No characters are prohibited. */
function asciiLabel(label: string): string {
  if (isAscii(label)) return label
  const normal = label.normalize('NFKC')
  return isAscii(normal) ? normal : `xn--${encodePunycode(normal)}`
}
