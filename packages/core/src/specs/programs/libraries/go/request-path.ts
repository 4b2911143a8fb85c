import { decodePercent, encodeOutside } from '../../shared/octets.ts'

const strayPercent = /%(?![0-9A-Fa-f]{2})/
/** What a path may have as it is written (`validEncoded`). */
const valid = /^[0-9A-Za-z!$&'()*+,;=:@[\]%\-_.~/]*$/
/** What escaping leaves (`shouldEscape`). */
const unescaped = /^[0-9A-Za-z\-_.~$&+,/:;=@]$/

/** The path as Go sends it: as written if it is valid, otherwise decoded and escaped. Null for a bad escape. */
export function requestPath(path: string): string | null {
  if (path === '') return '/'
  if (strayPercent.test(path)) return null
  return valid.test(path) ? path : encodeOutside(decodePercent(path), unescaped)
}
