import type { Span } from '../../../text/span.ts'
import type { RepairContext } from '../../repair.ts'

/** A domain of 253 characters, with nine for each as three percent-encoded bytes. */
const longestHost = 9 * 253

/**
 * The span of the host; null if there is none, and if it is too long to be a host:
 * each of its many issues would take time in proportion to it.
 */
export function hostSpan({ result }: RepairContext): Span | null {
  const { host } = result.components
  return host === null || host.end - host.start > longestHost ? null : host
}
