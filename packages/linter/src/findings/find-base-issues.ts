import type { IssueDefinition } from '@hreflint/core'
import { parse } from '@hreflint/core'
import { ownText } from '@hreflint/core/internal'
import type { BaseElement, LocatedDocument } from '@hreflint/documents'
import { baseAfterUrl } from '../issues/base-after-url.ts'
import { baseScheme } from '../issues/base-scheme.ts'
import { secondBase } from '../issues/second-base.ts'
import type { Finding, Severity } from './finding.ts'
import { placeFinding } from './place-finding.ts'

/** Finds the issues of the `base` elements of a document, except those of their URLs. */
export function findBaseIssues(
  { bases }: LocatedDocument,
  severityOf: (definition: IssueDefinition) => Severity | null,
): readonly Finding[] {
  const findings: Finding[] = []
  const report = (
    definition: IssueDefinition,
    base: BaseElement,
    more: Pick<Parameters<typeof placeFinding>[0], 'params' | 'related'> = {},
    span = base.span,
  ) => {
    const severity = severityOf(definition)
    if (severity === null) return
    const { text: url, map } = base
    findings.push(placeFinding({ definition, severity, span, url, map, ...more }))
  }
  const [first, ...others] = bases
  if (first === undefined) return findings
  if (first.urlBefore !== null && first.effective) {
    const message = ownText('This URL comes before the base element.')
    report(baseAfterUrl, first, { related: [{ span: first.urlBefore, message }] })
  }
  const scheme =
    first.effective || typeof first.url !== 'string' ? null : parse(first.url).url?.scheme
  if (scheme !== null && scheme !== undefined) {
    report(baseScheme, first, { params: { scheme: ownText(scheme) } }, schemeSpan(first, scheme))
  }
  for (const base of others) {
    const message = ownText(
      first.effective
        ? 'Browsers use this base element.'
        : 'Browsers look only at this base element, and ignore its URL.',
    )
    report(secondBase, base, { related: [{ span: first.span, message }] })
  }
  return findings
}

/**
 * Returns the span of the scheme at the start of the value, or of the whole value if it does not
 * contain the scheme literally.
 */
function schemeSpan({ span, text, map }: BaseElement, scheme: string): BaseElement['span'] {
  const start = text.toLowerCase().indexOf(`${scheme}:`)
  return start < 0 ? span : map.toSourceSpan({ start, end: start + scheme.length })
}
