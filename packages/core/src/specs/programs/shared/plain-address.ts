import type { ParsedUrl } from '../../../contract/parse-result.ts'
import type { PlainAddress } from '../../../generic-syntax/plain-address/plain-address.ts'

/** Characters that no program escapes, decodes or removes. */
const untouched = /^[0-9A-Za-z\-._~/!$&'()*+,;=:@?]*$/
const dots = /\/\.{1,2}(?:\/|$)/

/** Returns how all programs read an address of the most common form; null if one of them may read it differently. */
export function readPlainAddress({ url }: PlainAddress): ParsedUrl | null {
  const { path, query, host } = url
  if (query === '' || !untouched.test(path) || dots.test(path) || path.startsWith('//')) return null
  if (query !== null && !untouched.test(query)) return null
  return host !== null && host.length < 64 ? url : null
}
