import type { Repair } from '../../repair.ts'
import { replaceSpan } from '../replace-span.ts'
import { spanText } from '../span-text.ts'
import { hostSpan } from './host-span.ts'

/** Removes everything before the four numbers that a host ends with, as in `foo.1.2.3.4`. */
export const keepAddress: Repair = context => {
  const host = hostSpan(context)
  if (host === null) return []
  const address = /[^\d.]\.((?:\d+\.){3}\d+)\.?$/.exec(spanText(context, host))?.[1]
  return address === undefined ? [] : [replaceSpan(context, `Keep only ${address}`, address, host)]
}
