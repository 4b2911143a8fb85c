import type { Repair } from '../../repair.ts'
import { replaceSpan } from '../replace-span.ts'

/** Puts a colon at the marked place. */
export const insertColon: Repair = context => [replaceSpan(context, 'Put a colon there', ':')]
