import type { Proposal, Repair } from '../fix.ts'
import { percentDecoded } from './decode-host.ts'
import { percentEncoded } from './percent-encode.ts'
import { replaceSpan } from './replace-span.ts'
import { spanText } from './span-text.ts'

/** A character that no host may contain may be a typing error, or begin the path. */
export const repairHostCharacter: Repair = context => {
  const text = spanText(context)
  const meant = percentDecoded(text) ?? text
  const proposals: Proposal[] = []
  if (/^[/?#:]$/.test(meant)) proposals.push(replaceSpan(context, `Write ${meant}`, meant))
  if (meant === '\\') proposals.push(replaceSpan(context, 'Write /', '/'))
  proposals.push(replaceSpan(context, 'Remove it', ''))
  if (/^(?:[\s\u3000]|%20)+$/.test(text))
    proposals.push(replaceSpan(context, 'Write a hyphen', '-'))
  return proposals
}

/** In an opaque host, a percent-encoded byte stands for what may not stand there itself. */
export const repairOpaqueHostCharacter: Repair = context => {
  const text = spanText(context)
  const encoded = percentEncoded(text)
  const proposal = replaceSpan(context, `Write ${encoded}`, encoded)
  const others = repairHostCharacter(context)
  return text === '\\' ? [...others, proposal] : [proposal, ...others]
}
