import { inetAton, ipv6Host } from '../../shared/addresses.ts'
import { asciiName, lowerCase } from './idn-mapping.ts'

/** Bidirectional control characters, which .NET removes. */
export const controls = /[\u200e\u200f\u202a-\u202e]/g
const literal = /^\[([^\]%]*)(?:%[^\]]*)?\]$/
/** A host name. Characters of any script are allowed, but only in the Basic Multilingual Plane. */
const nameForm =
  /^(?=[^.])(?:[0-9A-Za-z_\-\u00a0-\u2027\u2029-\u3001\u3003-\ud7ff\uf900-\uff0d\uff0f-\uff60\uff62-\uffef]+(?:[.\u3002\uff0e\uff61]|$))+$/
const localName = /^[\p{L}\p{Nd}_.-]+$/u

/**
 * Returns the host that is looked up: an address or an ASCII name. Empty if a label is not one of
 * DNS, which is checked only in an IRI. Null if .NET rejects the URL.
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
  const lower = lowerCase(text)
  const parts = lower.split(/[.\u3002\uff0e\uff61]/)
  // A name that is not one of DNS is not converted: .NET takes it for one of a local network.
  if (parts.some(label => (isIri ? isRefused(label) : label.length > 63))) {
    if (!localName.test(text)) return null
    return isIri ? '' : lower
  }
  return asciiName(lower)
}

/** Whether a label is not one of DNS. Characters above U+00FF count twice, and one more if there are any above U+009F. */
function isRefused(label: string): boolean {
  const length = label.replace(/[^\0-\xff]/g, 'xx').length + (/[^\0-\x9f]/.test(label) ? 1 : 0)
  return /^[-_]/.test(label) || length > 63
}
