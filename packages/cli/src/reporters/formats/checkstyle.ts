import { escapeXml } from '../escape-xml.ts'
import type { FileReport, ReportContext, Reporter } from '../reporter.ts'

/** The XML of Checkstyle, which many a build server reads. */
export function checkstyleReporter({ version }: ReportContext): Reporter {
  return {
    *start() {
      yield `<?xml version="1.0" encoding="UTF-8"?>\n<checkstyle version="${escapeXml(version)}">\n`
    },
    *file(report: FileReport) {
      if (report.findings.length === 0) return
      yield `  <file name="${escapeXml(report.filePath)}">\n`
      for (const { span, severity, code, message } of report.findings) {
        const { line, column } = report.positionAt(span.start)
        yield `    <error line="${line}" column="${column}" severity="${severity}" message="${escapeXml(message)}" source="hreflint.${escapeXml(code)}"/>\n`
      }
      yield '  </file>\n'
    },
    *end(_summary, problems) {
      for (const { filePath, message } of problems) {
        yield `  <file name="${escapeXml(filePath ?? '')}">\n`
        yield `    <error line="1" column="1" severity="error" message="${escapeXml(message)}" source="hreflint"/>\n`
        yield '  </file>\n'
      }
      yield '</checkstyle>\n'
    },
  }
}
