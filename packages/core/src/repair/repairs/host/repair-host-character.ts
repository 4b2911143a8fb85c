import type { Proposal, Repair, RepairContext } from '../../repair.ts'
import { percentEncoded } from '../characters/percent-encode.ts'
import { remove, replaceAllOfThem } from '../characters/remove.ts'
import { replaceSpan } from '../replace-span.ts'
import { spanText } from '../span-text.ts'
import { percentDecoded } from './decode-host.ts'

/** Repairs a character that is not allowed in a host. It may be a typing error, or begin the port or path. */
export const repairHostCharacter: Repair = context => {
  const text = spanText(context)
  const meant = percentDecoded(text) ?? text
  const proposals: Proposal[] = []
  if (text === ':') proposals.push(...repairColon(context))
  if ('/?#:[]'.includes(meant)) {
    proposals.push(replaceSpan(context, `Replace with ${meant}`, meant))
  }
  if (meant === '\\') proposals.push(replaceSpan(context, 'Replace with /', '/'))
  proposals.push(...remove()(context))
  if (text.replaceAll('%20', '').trim() === '') {
    proposals.push(replaceSpan(context, 'Replace with a hyphen', '-'))
    proposals.push(...replaceAllOfThem(context, 'Replace all of them with hyphens', '-'))
  }
  return proposals
}

/** Repairs a colon in a URL that cannot have a port, such as a file: URL. */
function repairColon(context: RepairContext): readonly Proposal[] {
  const { start } = context.issue.span
  const end = context.result.components.host?.end ?? start
  const rest = spanText(context, { start: start + 1, end })
  const slash = replaceSpan(context, 'Replace with /', '/')
  return /^\d*$/.test(rest)
    ? [replaceSpan(context, 'Remove the port', '', { start, end }), slash]
    : [slash]
}

/** Percent-encodes a character that is not allowed in an opaque host. There, its percent-encoded form is allowed. */
export const repairOpaqueHostCharacter: Repair = context => {
  const text = spanText(context)
  const encoded = percentEncoded(text)
  const proposal = replaceSpan(context, `Percent-encode as ${encoded}`, encoded)
  const others = repairHostCharacter(context)
  return text === '\\' ? [...others, proposal] : [proposal, ...others]
}
