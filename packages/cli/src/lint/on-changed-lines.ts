import type { ChangedLines } from '../files/git/changed-lines.ts'
import type { FileReport } from '../reporters/reporter.ts'

/**
 * Leaves out findings on lines that did not change. Keeps all findings if `changed` is undefined.
 */
export function onChangedLines(
  report: FileReport,
  changed: ReadonlyMap<string, ChangedLines> | undefined,
): FileReport {
  if (changed === undefined) return report
  const stretches = changed.get(report.filePath) ?? []
  if (stretches === 'all') return report
  const findings = report.findings.filter(({ span }) => {
    const first = lineAsGitCounts(report.text, span.start)
    const last = lineAsGitCounts(report.text, span.end)
    return stretches.some(([from, to]) => from <= last && first <= to)
  })
  return report.with(findings)
}

/** Returns the number of a line, where only LF ends a line. */
function lineAsGitCounts(text: string, offset: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1))
    line += 1
  return line
}
