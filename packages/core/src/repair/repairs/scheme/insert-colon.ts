import type { Repair } from '../../repair.ts'
import { replaceSpan } from '../replace-span.ts'

/** Adds a colon at the marked place. */
export const insertColon: Repair = context => [replaceSpan(context, 'Add the colon', ':')]
