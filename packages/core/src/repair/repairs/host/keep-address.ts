import { replaceSpan } from '../replace-span.ts'
import { ofHost } from './of-host.ts'

/** Removes everything before the four numbers that a host ends with, as in `foo.1.2.3.4`. */
export const keepAddress = ofHost((host, span, context) => {
  const address = /[^\d.]\.((?:\d+\.){3}\d+)\.?$/.exec(host)?.[1]
  return address === undefined ? [] : [replaceSpan(context, `Keep only ${address}`, address, span)]
})
