import { decodePercent, encodeOutside } from '../../shared/octets.ts'

const strayPercent = /%(?![0-9A-Fa-f]{2})/
/** Characters that a path can contain as written (`validEncoded`). */
const valid = /^[0-9A-Za-z!$&'()*+,;=:@[\]%\-_.~/]*$/
/** Characters that Go does not escape (`shouldEscape`). */
const unescaped = /^[0-9A-Za-z\-_.~$&+,/:;=@]$/

/** Returns the path as Go sends it: as written if valid, otherwise decoded and escaped. Null for a bad escape. */
export function requestPath(path: string): string | null {
  if (path === '') return '/'
  if (strayPercent.test(path)) return null
  return valid.test(path) ? path : encodeOutside(decodePercent(path), unescaped)
}
