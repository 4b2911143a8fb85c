import type { Span } from '../../../text/span.ts'
import type { RepairContext } from '../../repair.ts'

/** Maximum length of a host: 253 characters, each written as three percent-encoded bytes. */
const longestHost = 9 * 253

/**
 * Returns the span of the host. Null if there is no host, or if it is too long to be one: the repair of each of its
 * many issues would take time in proportion to its length.
 */
export function hostSpan({ result }: RepairContext): Span | null {
  const { host } = result.components
  return host === null || host.end - host.start > longestHost ? null : host
}
