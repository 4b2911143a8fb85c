import { replaceSpan } from '../replace-span.ts'
import { ofHost } from './of-host.ts'

/** Removes the host of a file URL, which does not need one. In any other URL, the path would be read as the host. */
export const removeFileHost = ofHost((_host, span, context) =>
  /^[\0- ]*file:/i.test(context.input) ? [replaceSpan(context, 'Remove the host', '', span)] : [],
)
