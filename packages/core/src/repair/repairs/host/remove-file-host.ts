import type { Repair } from '../../repair.ts'
import { replaceSpan } from '../replace-span.ts'
import { spanText } from '../span-text.ts'
import { hostSpan } from './host-span.ts'

/** Removes the host of a file URL, which does not need one. In any other URL, the path would be read as the host. */
export const removeFileHost: Repair = context => {
  const host = hostSpan(context)
  const { scheme } = context.result.components
  if (host === null || scheme === null) return []
  const isFile = spanText(context, scheme).toLowerCase() === 'file'
  return isFile ? [replaceSpan(context, 'Remove the host', '', host)] : []
}
