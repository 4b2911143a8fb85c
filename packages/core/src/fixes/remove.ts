import type { Repair } from '../fix.ts'
import { replaceSpan } from './replace-span.ts'

/** Gives the repair that removes the marked characters. */
export function remove(title = 'Remove it'): Repair {
  return context => [replaceSpan(context, title, '')]
}
