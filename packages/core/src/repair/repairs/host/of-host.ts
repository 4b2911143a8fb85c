import type { Span } from '../../../text/span.ts'
import type { Proposal, Repair, RepairContext } from '../../repair.ts'
import { spanText } from '../span-text.ts'

/** Maximum length of a host: 253 characters, each written as three percent-encoded bytes. */
const longestHost = 9 * 253

/**
 * Makes a repair of the whole host. It proposes nothing if there is no host, or if it is too long to be one: the repair
 * of each of its many issues would take time in proportion to its length.
 *
 * @param propose Gets the host as parsers see it, without tabs and newlines, and its span in the input.
 */
export function ofHost(
  propose: (host: string, span: Span, context: RepairContext) => readonly Proposal[],
): Repair {
  return context => {
    const { host } = context.result.components
    return host === null || host.end - host.start > longestHost
      ? []
      : propose(spanText(context, host), host, context)
  }
}
