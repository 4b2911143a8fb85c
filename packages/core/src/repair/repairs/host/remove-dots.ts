import type { Repair } from '../../repair.ts'
import { replaceSpan } from '../replace-span.ts'
import { spanText } from '../span-text.ts'
import { hostSpan } from './host-span.ts'
import { titleForHost } from './normalize-host.ts'

/** Removes the empty labels of a host: dots at its start, and repeated dots. */
export const removeDots: Repair = context => {
  const host = hostSpan(context)
  if (host === null) return []
  const text = spanText(context, host)
  const single = text.replace(/^\.+/, '').replaceAll(/\.{2,}/g, '.')
  return single === text || single === ''
    ? []
    : [replaceSpan(context, titleForHost(single), single, host)]
}
