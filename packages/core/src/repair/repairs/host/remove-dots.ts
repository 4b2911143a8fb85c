import { replaceSpan } from '../replace-span.ts'
import { titleForHost } from './normalize-host.ts'
import { ofHost } from './of-host.ts'

/** Removes the empty labels of a host: dots at its start, and repeated dots. */
export const removeDots = ofHost((host, span, context) => {
  const single = host.replace(/^\.+/, '').replaceAll(/\.{2,}/g, '.')
  return single === '' ? [] : [replaceSpan(context, titleForHost(single), single, span)]
})
