import { asOneMistake } from '../judge/finality/character-issues.ts'
import type { Finding, Severity } from './finding.ts'
import { UrlFinding } from './url-finding.ts'

/** From the least to the most. */
const weights: readonly Severity[] = ['info', 'warning', 'error']

/**
 * Joins the findings about characters of one URL. What is joined has the highest of their severities.
 * Done after suppression, which is by code.
 */
export function onePerMistake(findings: readonly Finding[]): readonly Finding[] {
  const byUrl = new Map<UrlFinding['judged'], UrlFinding[]>()
  for (const finding of findings) {
    if (!(finding instanceof UrlFinding) || finding.kind !== 'conformance-error') continue
    const ofUrl = byUrl.get(finding.judged)
    if (ofUrl === undefined) byUrl.set(finding.judged, [finding])
    else ofUrl.push(finding)
  }
  const replaced = new Map<Finding, Finding | null>()
  for (const [judged, ofUrl] of byUrl) {
    if (ofUrl.length > 1) join(ofUrl, judged.text, replaced)
  }
  if (replaced.size === 0) return findings
  return findings.flatMap(finding => {
    const by = replaced.get(finding)
    return by === undefined ? [finding] : (by ?? [])
  })
}

function join(
  findings: readonly UrlFinding[],
  text: string,
  replaced: Map<Finding, Finding | null>,
): void {
  const issues = findings.map(({ issue }) => issue)
  const joined = asOneMistake(issues, text)
  if (joined === issues) return
  const left = new Map(joined.map(issue => [issue.code + issue.span.start, issue]))
  const kept = (finding: UrlFinding) => left.get(finding.issue.code + finding.issue.span.start)
  const members = findings.filter(finding => kept(finding) !== finding.issue)
  const severity = weights.findLast(each => members.some(member => member.severity === each))
  for (const finding of members) {
    const issue = kept(finding)
    replaced.set(finding, issue === undefined ? null : finding.about(issue, severity))
  }
}
