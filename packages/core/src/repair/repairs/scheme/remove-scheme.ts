import type { Proposal, Repair } from '../../repair.ts'
import { replaceSpan } from '../replace-span.ts'
import { spanText } from '../span-text.ts'

/** Maximum length of a scheme. No scheme has a longer name. */
const longestScheme = 500

const mayBeHost = /^[^\0- /\\?#:]{1,253}(?:[/\\?#:]|$)/

/**
 * Removes the marked scheme from a URL that is relative despite its scheme. The rest may look like a scheme itself or
 * begin with a space: `./` keeps it a path, and `/` keeps a drive letter. If the rest may begin with a host, the
 * first proposal adds the missing slashes, and nothing is changed automatically.
 */
export const removeScheme: Repair = context => {
  const { input, issue } = context
  const { start, end } = issue.span
  const scheme = `${issue.params.scheme}:`
  const pattern = /(?:[\t\n\r]*[/\\]){0,2}/y
  pattern.lastIndex = end
  const written = pattern.exec(input)?.[0] ?? ''
  const slashes = written.replaceAll('\\', '/').replaceAll(/[\t\n\r]/g, '')
  const span = { start, end: end + written.length }
  const proposals: Proposal[] = [replaceSpan(context, `Remove ${scheme}`, slashes, span)]

  const rest = spanText(context, {
    start: span.end,
    end: Math.min(span.end + longestScheme, input.length),
  })
  if (slashes === '' && /^[a-z][|:]/i.test(rest)) {
    proposals.push(replaceSpan(context, `Replace ${scheme} with /`, '/'))
  }
  if (slashes === '' && /^[\0- ]|^[a-z][\da-z+.-]*:/i.test(rest)) {
    proposals.push(replaceSpan(context, `Replace ${scheme} with ./`, './'))
  }
  if (scheme === 'file:' || !mayBeHost.test(rest)) return proposals
  const withSlashes = replaceSpan(context, `Change to ${scheme}//`, `${scheme}//`, span)
  return [withSlashes, ...proposals].map(proposal => ({ ...proposal, isChoice: true }))
}
