import { check, type Issue, type UrlOptions } from '@hreflint/core'
import { type EmbeddedUrl, type LocatedDocument, locateDocument } from '@hreflint/documents'
import { allowedUrl } from './allowed-url.ts'
import { baseRelation } from './base-relation.ts'
import { type Config, defaultConfig } from './config/config.ts'
import { severityOf } from './config/severity-of.ts'
import { findBaseIssues } from './find-base-issues.ts'
import { findPlaceIssues } from './find-place-issues.ts'
import type { Finding, Severity } from './finding.ts'
import { unusedSuppression } from './issues/unused-suppression.ts'
import { LineIndex } from './line-index.ts'
import { placeFinding } from './place-finding.ts'
import { Suppressions } from './suppressions.ts'
import { UrlFinding } from './url-finding.ts'
import { DocumentUrlOptions } from './url-options.ts'

/**
 * The findings of a document, in document order.
 *
 * Never throws for any text; a document in a language that is not known has none. Offsets are UTF-16
 * code units of `text`. `config` is one that `resolveConfig` or `configForFile` gave.
 *
 * @throws RangeError for an unknown spec id in `config`.
 */
export function lintDocument(
  text: string,
  languageId: string,
  config: Config = defaultConfig,
): readonly Finding[] {
  return lintLocated(locateForLint(text, languageId, config), text, config)
}

/** Finds what there is to lint in a document. */
export function locateForLint(text: string, languageId: string, config: Config): LocatedDocument {
  return locateDocument(text, languageId, {
    documentUrl: config.documentUrl ?? undefined,
    templateDelimiters: config.templateDelimiters ?? undefined,
  })
}

/** The findings of a document whose URLs are already located. */
export function lintLocated(
  located: LocatedDocument,
  text: string,
  config: Config,
): readonly Finding[] {
  const weigh = severityOf(config)
  const weightOf = ({ code, kind }: Pick<Issue, 'code' | 'kind'>): Severity | null => {
    const level = weigh(code, kind)
    return level === 'off' ? null : level
  }
  const findings = [...findBaseIssues(located, weightOf)]
  for (const [embedded, issue, options, otherwise] of issuesOf(located, config)) {
    const severity = weightOf(issue)
    if (severity === null) continue
    const related = baseRelation(issue, embedded, otherwise)
    findings.push(new UrlFinding(issue, embedded, options, severity, related))
  }
  return suppress(located, text, findings, weightOf)
    .slice()
    .sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end)
}

type LocatedIssue = readonly [EmbeddedUrl, Issue, options: UrlOptions, otherwise: UrlOptions]

function* issuesOf({ urls }: LocatedDocument, config: Config): Generator<LocatedIssue> {
  const optionsFor = new DocumentUrlOptions(config)
  const isAllowed = allowedUrl(config)
  for (const embedded of urls) {
    const options = optionsFor.of(embedded)
    const { issues, goesOn } = findPlaceIssues(embedded, options)
    const all = goesOn ? [...issues, ...check(embedded.text, options)] : issues
    if (all.length === 0 || isAllowed?.(embedded.text, options) === true) continue
    const otherwise = optionsFor.withoutDocumentBase(embedded)
    for (const issue of all) yield [embedded, issue, options, otherwise]
  }
}

/** Leaves out what comments suppress; adds the comments that suppress nothing, if wanted. */
function suppress(
  { comments }: LocatedDocument,
  text: string,
  findings: readonly Finding[],
  weightOf: (issue: Pick<Issue, 'code' | 'kind'>) => Severity | null,
): readonly Finding[] {
  if (!comments.some(comment => comment.text.includes('hreflint-'))) return findings
  let lines: LineIndex | undefined
  const suppressions = new Suppressions(comments, () => {
    lines ??= new LineIndex(text)
    return lines
  })
  const kept = findings.filter(({ code, span }) => !suppressions.covers(code, span.start))
  const severity = weightOf(unusedSuppression)
  if (severity === null) return kept
  const unused = suppressions.unused().map(({ span, glob }) =>
    placeFinding({
      definition: unusedSuppression,
      severity,
      span,
      url: '',
      params: { codes: glob ?? 'any code' },
    }),
  )
  return [...kept, ...unused]
}
