import type { ParsedUrl, SpecParseOptions } from '../../../contract/parse-result.ts'
import type { PlainAddress } from '../../../generic-syntax/plain-address/plain-address.ts'
import { baseRecord } from '../run.ts'

/** What is plain conforms, and is its own serialization but for the `'` of a query. */
export function readPlain({ url }: PlainAddress, options?: SpecParseOptions): ParsedUrl | null {
  if (url.query?.includes("'") === true) return null
  if (options?.base !== undefined && baseRecord(options.base) === 'invalid') return null
  const { href, scheme, host, port, path, query, fragment } = url
  return { href, scheme, username: '', password: '', host, port, path, query, fragment }
}
