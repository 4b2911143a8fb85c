import { escapeXml } from '../escape-xml.ts'
import type { FileReport, Reporter } from '../reporter.ts'

/** The XML of JUnit: each file is a suite, each finding a failed test, a clean file a passed one. */
export function junitReporter(): Reporter {
  return {
    *start() {
      yield '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="hreflint">\n'
    },
    *file(report: FileReport) {
      const { filePath, findings } = report
      const name = escapeXml(filePath)
      const tests = Math.max(1, findings.length)
      yield `  <testsuite name="${name}" tests="${tests}" failures="${findings.length}" errors="0">\n`
      if (findings.length === 0) yield `    <testcase name="hreflint" classname="${name}"/>\n`
      for (const { span, severity, code, message, why } of findings) {
        const { line, column } = report.positionAt(span.start)
        yield `    <testcase name="${escapeXml(code)} ${line}:${column}" classname="${name}">\n`
        yield `      <failure type="${severity}" message="${escapeXml(message)}">${name}:${line}:${column} ${escapeXml(why)}</failure>\n`
        yield '    </testcase>\n'
      }
      yield '  </testsuite>\n'
    },
    *end(_summary, problems) {
      for (const { filePath, message } of problems) {
        const name = escapeXml(filePath ?? 'hreflint')
        yield `  <testsuite name="${name}" tests="1" failures="0" errors="1">\n`
        yield `    <testcase name="hreflint" classname="${name}">\n`
        yield `      <error message="${escapeXml(message)}"/>\n    </testcase>\n  </testsuite>\n`
      }
      yield '</testsuites>\n'
    },
  }
}
