import { check, type Issue, type UrlOptions } from '@hreflint/core'
import { foldIssues, hide, ownText } from '@hreflint/core/internal'
import type { EmbeddedUrl } from '@hreflint/documents'
import type { JudgedUrl } from '../judge/judged-url.ts'
import type { RelatedPlace } from './finding.ts'

const none: readonly RelatedPlace[] = Object.freeze([])

/**
 * Returns the place that sets the base URL if the issue would not exist without that base; else
 * nothing.
 *
 * @param otherwise The options as if the document set no base.
 */
export function baseRelation(
  issue: Issue,
  { url, text }: JudgedUrl<EmbeddedUrl>,
  otherwise: UrlOptions,
): readonly RelatedPlace[] {
  const { base, baseSpan } = url
  if (base === null || baseSpan === undefined || isOfPlace(issue)) return none
  const same = foldIssues(check(text, otherwise), text, otherwise).some(
    ({ code, span }) => code === issue.code && span.start === issue.span.start,
  )
  const said = typeof base === 'string' ? `is ${hide(base)}` : 'comes from here'
  return same ? none : [{ span: baseSpan, message: ownText(`The base URL ${said}.`) }]
}

/** Whether an issue is about a place or a policy, so that no specification finds it without the base. */
function isOfPlace({ code }: Issue): boolean {
  return /^(?:document|policy)\//.test(code)
}
