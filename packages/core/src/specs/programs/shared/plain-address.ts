import type { ParsedUrl } from '../../../contract/parse-result.ts'
import type { PlainAddress } from '../../../generic-syntax/plain-address/plain-address.ts'

/** What no program escapes, decodes or leaves out. */
const untouched = /^[0-9A-Za-z\-._~/!$&'()*+,;=:@?]*$/
const dots = /\/\.{1,2}(?:\/|$)/

/** The reading that all programs have of an address of the most frequent form; null where one may differ. */
export function readPlainAddress({ url }: PlainAddress): ParsedUrl | null {
  const { path, query, host } = url
  if (query === '' || !untouched.test(path) || dots.test(path) || path.startsWith('//')) return null
  if (query !== null && !untouched.test(query)) return null
  return host !== null && host.length < 64 ? url : null
}
