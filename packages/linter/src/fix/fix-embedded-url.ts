import {
  type AppliedRepair,
  applyEdits,
  areSameUrl,
  type Fix,
  type FoldedIssue,
  fix,
  type TextEdit,
} from '@hreflint/core'
import { forbiddenUrl } from '../issues/policy/forbidden-url.ts'
import { unescapedData } from '@hreflint/core/internal'
import { type EmbeddedUrl, keepsRendered, writeEdits } from '@hreflint/documents'
import type { UrlFinding } from '../findings/url-finding.ts'
import type { JudgedUrl } from '../judge/judged-url.ts'

/** Edits of the document that repair one URL, and how many findings they resolve. */
export interface UrlRepair {
  readonly edits: readonly TextEdit[]
  readonly applied: number
}

/**
 * Repairs one URL for these findings. If they cover all its issues, the URL is repaired as a whole,
 * unless it is a `data:` URL, which would be encoded only in part. Otherwise, or if the repair
 * cannot be written or changes the link in the rendered document, applies the fixes that can be
 * made together.
 */
export function fixEmbeddedUrl(
  judged: JudgedUrl<EmbeddedUrl>,
  findings: readonly UrlFinding[],
  wantsSuggestion: (code: string) => boolean,
): UrlRepair | null {
  const { url, text, options, issues } = judged
  // No repair of the URL resolves a broken reference, or allows what is forbidden.
  const ofUrl = findings.filter(
    ({ kind, code }) => kind !== 'broken-reference' && code !== forbiddenUrl.code,
  )
  const ownIssues = issues.filter(({ code }) => code !== forbiddenUrl.code)
  const isData = issues.some(({ code }) => code === unescapedData.code)
  if (
    judged.isFinal &&
    countPlaces(ownIssues) === countPlaces(ofUrl.map(({ issue }) => issue)) &&
    !isData
  ) {
    const fixed = fix(text, options)
    const keeps = keepsRendered(fixed.edits, text, url, options)
    const edits = keeps ? writeEdits(fixed.edits, url) : null
    if (edits !== null && edits.length > 0) {
      return { edits, applied: countSettled(findings, fixed.applied) }
    }
  }
  const keeping = findings.flatMap(finding => finding.urlFixes('keeps-url').slice(0, 1))
  return (
    together(keeping, judged) ??
    alone(keeping, url) ??
    alone(
      findings
        .filter(finding => wantsSuggestion(finding.code))
        .flatMap(finding => finding.urlFixes('changes-url').slice(0, 1)),
      url,
    )
  )
}

function countPlaces(issues: Iterable<Pick<FoldedIssue, 'places'>>): number {
  let count = 0
  for (const { places } of issues) count += places?.count ?? 1
  return count
}

/** Returns how many findings the repairs resolve. One finding may cover many places. */
function countSettled(findings: readonly UrlFinding[], applied: readonly AppliedRepair[]): number {
  const repairs = new Map<string, number>()
  for (const { code } of applied) repairs.set(code, (repairs.get(code) ?? 0) + 1)
  const settled = findings.filter(({ code }) => {
    const left = repairs.get(code) ?? 0
    repairs.set(code, left - 1)
    return left > 0
  })
  return Math.max(1, settled.length)
}

/** Combines all fixes if they do not touch each other and keep the URL. */
function together(
  fixes: readonly Fix[],
  { url, options, text }: JudgedUrl<EmbeddedUrl>,
): UrlRepair | null {
  const writable = fixes.filter(candidate => writeEdits(candidate.edits, url) !== null)
  if (writable.length < 2) return null
  const edits = writable
    .flatMap(candidate => candidate.edits)
    .toSorted((a, b) => a.span.start - b.span.start || a.span.end - b.span.end)
  const apart = edits.every(({ span }, index) => {
    const before = edits[index - 1]
    return before === undefined || before.span.end < span.start
  })
  if (!apart) return null
  if (!areSameUrl(text, applyEdits(text, edits), options)) return null
  if (!keepsRendered(edits, text, url, options)) return null
  const mapped = writeEdits(edits, url)
  return mapped === null ? null : { edits: mapped, applied: writable.length }
}

/** Returns the first fix that can be written in the document. */
function alone(fixes: readonly Fix[], url: EmbeddedUrl): UrlRepair | null {
  for (const candidate of fixes) {
    const edits = writeEdits(candidate.edits, url)
    if (edits !== null && edits.length > 0) return { edits, applied: 1 }
  }
  return null
}
