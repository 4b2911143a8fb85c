import type { Span } from '../../../text/span.ts'
import type { RepairContext } from '../../repair.ts'

/** A domain of 253 characters, with nine for each as three percent-encoded bytes. */
const longestHost = 9 * 253

/**
 * Where the host stands; null where there is none, and where it is so long that it can be none:
 * each of its many issues would take time in proportion to it.
 */
export function hostSpan({ result }: RepairContext): Span | null {
  const { host } = result.components
  return host === null || host.end - host.start > longestHost ? null : host
}
