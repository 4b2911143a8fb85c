import type { Finding, Severity } from '@hreflint/linter'
import { plural } from '../plural.ts'
import type { FileReport, Reporter } from '../reporter.ts'
import { shownPath, visible } from '../visible.ts'

/** More findings than this are only counted. */
const most = 40

/** The severities in the order in which findings are shown. */
const order = ['error', 'warning', 'info'] as const satisfies readonly Severity[]

/**
 * For programs that read little: errors first, then warnings, one line each with what to write instead, and one line that says how
 * many are left out.
 */
export function briefReporter(): Reporter {
  const shown: Readonly<Record<Severity, string[]>> = { error: [], warning: [], info: [] }
  const counts: Record<Severity, number> = { error: 0, warning: 0, info: 0 }
  return {
    *start() {},
    file(report) {
      for (const finding of report.findings) {
        const { severity } = finding
        counts[severity] += 1
        if (shown[severity].length < most) shown[severity].push(lineOf(finding, report))
      }
      return []
    },
    *end() {
      let room = most
      const leftOut: string[] = []
      for (const severity of order) {
        const lines = shown[severity].slice(0, room)
        yield* lines
        room -= lines.length
        const left = counts[severity] - lines.length
        if (left > 0) leftOut.push(plural(left, severity === 'info' ? 'remark' : severity))
      }
      if (leftOut.length > 0) yield `Left out: ${leftOut.join(', ')}\n`
    },
  }
}

function lineOf({ span, severity, code, message, fixes }: Finding, report: FileReport): string {
  const { line, column } = report.positionAt(span.start)
  const place = `${shownPath(report.filePath)}:${line}:${column}`
  const [fix] = fixes
  const offer =
    fix === undefined
      ? ''
      : ` ${fix.safety === 'keeps-url' ? 'Fix' : 'Suggestion'}: ${visible(fix.title)}`
  return `${place}: ${severity} ${code} ${visible(message)}${offer}\n`
}
