import type { IssueDefinition } from '@hreflint/core'
import { parse } from '@hreflint/core'
import type { BaseElement, LocatedDocument } from '@hreflint/documents'
import type { Finding, Severity } from './finding.ts'
import { baseAfterUrl } from './issues/base-after-url.ts'
import { baseScheme } from './issues/base-scheme.ts'
import { secondBase } from './issues/second-base.ts'
import { placeFinding } from './place-finding.ts'

/** What is wrong with the `base` elements of a document, apart from their URLs. */
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
    findings.push(placeFinding({ definition, severity, span, url: base.text, ...more }))
  }
  const [first, ...others] = bases
  if (first === undefined) return findings
  if (first.urlBefore !== null && first.effective) {
    const message = 'This URL stands before the base element.'
    report(baseAfterUrl, first, { related: [{ span: first.urlBefore, message }] })
  }
  const scheme =
    first.effective || typeof first.url !== 'string' ? null : parse(first.url).url?.scheme
  if (scheme !== null && scheme !== undefined) {
    report(baseScheme, first, { params: { scheme } }, schemeSpan(first, scheme))
  }
  for (const base of others) {
    const message = 'This base element is the one that counts.'
    report(secondBase, base, { related: [{ span: first.span, message }] })
  }
  return findings
}

/** The scheme, if it stands at the start of the value as it is; else the whole value. */
function schemeSpan({ span, text }: BaseElement, scheme: string): BaseElement['span'] {
  const plain = span.end - span.start === text.length
  const start = text.toLowerCase().indexOf(`${scheme}:`)
  return plain && start >= 0
    ? { start: span.start + start, end: span.start + start + scheme.length }
    : span
}
