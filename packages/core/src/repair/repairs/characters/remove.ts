import type { Proposal, Repair, RepairContext } from '../../repair.ts'
import { replaceSpan } from '../replace-span.ts'

/** Returns a repair that removes the marked characters. */
export function remove(title = 'Remove it'): Repair {
  return context => [
    replaceSpan(context, title, ''),
    ...replaceAllOfThem(context, 'Remove all of them', ''),
  ]
}

/** Replaces all places of an issue at once if it makes the URL unparsable and occurs in several places. */
export function replaceAllOfThem(
  context: RepairContext,
  title: string,
  text: string,
): readonly Proposal[] {
  if (context.result.url !== null) return []
  const same = context.result.issues.filter(({ code }) => code === context.issue.code)
  return same.length < 2 ? [] : [{ title, edits: same.map(({ span }) => ({ span, text })) }]
}
