import { pageOf } from '@hreflint/core/internal'
import { type Finding, type FindingFix, pathBeside, type Severity } from '@hreflint/linter'
import { createColors } from 'picocolors'
import { indented } from '../../output/wrap-words.ts'
import { caretFrame } from '../caret-frame.ts'
import { Repetition } from './counted/repetition.ts'
import type { FileReport, ReportContext, Reporter } from '../reporter.ts'
import { summaryLine } from '../summary-line.ts'
import { shownPath, visible } from '../visible.ts'

/**
 * Of more findings than this that are only counted, it is not asked whether they can be fixed: each fix is proved, which takes
 * longer than finding what it fixes.
 */
const maxAsked = 20_000

/**
 * For people: where, what, the characters underlined, why, and what to do.
 *
 *     index.html:12:30  error  whatwg/port-out-of-range
 *       Port 70000 is out of range: the highest port is 65535.
 *
 *       12 │ <a href="https://example.com:70000/">
 *          │                              ^^^^^
 *       Browsers refuse the whole URL, so the link goes nowhere.
 *       More: hreflint explain whatwg/port-out-of-range
 *
 * The reason is given once in a run. Of a code that occurs often, a few findings are shown like this, further ones on one line
 * each, and the others are counted.
 */
export function textReporter({ color, hyperlinks, width, proseWidth }: ReportContext): Reporter {
  const colors = createColors(color)
  const paint: Readonly<Record<Severity, (text: string) => string>> = {
    error: colors.red,
    warning: colors.yellow,
    info: colors.blue,
  }
  const repetition = new Repetition()
  let fixable = 0
  let counted = 0
  let isAfterLine = false
  const linked = (code: string) => {
    const page = hyperlinks ? pageOf(code) : null
    return page === null ? code : `\u001B]8;;${page}\u001B\\${code}\u001B]8;;\u001B\\`
  }
  const prose = (text: string) => indented(text, proseWidth)
  const render = (finding: Finding, report: FileReport): string => {
    const { filePath } = report
    const showing = repetition.showing(finding, filePath)
    if (showing === 'counted') counted += 1
    if (counted > maxAsked && showing === 'counted') return ''
    const { fixes } = finding
    if (fixes.some(fix => fix.safety === 'keeps-url')) fixable += 1
    if (showing === 'counted') return ''
    const { line, column } = report.positionAt(finding.span.start)
    const place = colors.bold(`${shownPath(filePath)}:${line}:${column}`)
    const under = paint[finding.severity]
    if (showing === 'line') {
      isAfterLine = true
      const offers = fixes.slice(0, 1).map(fix => ` ${visible(offered(finding, fix))}`)
      return `${place}  ${under(finding.severity)}  ${visible(finding.message)}${offers.join('')}\n`
    }
    const gap = isAfterLine ? [''] : []
    isAfterLine = false
    const isExplained = repetition.explains(finding)
    return [
      ...gap,
      `${place}  ${under(finding.severity)}  ${linked(finding.code)}`,
      ...prose(visible(finding.message)),
      ...frameOf(finding, report, width - 2, under),
      ...(isExplained && finding.why !== '' ? prose(finding.why) : []),
      ...fixes.flatMap(fix => prose(visible(offered(finding, fix)))),
      ...relatedLines(finding, report).flatMap(prose),
      ...(isExplained ? [colors.dim(`  More: hreflint explain ${finding.code}`)] : []),
      '',
      '',
    ].join('\n')
  }
  return {
    *start() {},
    *file(report) {
      for (const finding of report.findings) yield render(finding, report)
    },
    *end(summary) {
      const line = summaryLine(summary)
      if (line === null) return
      if (isAfterLine) yield '\n'
      yield repetition
        .lines()
        .map(text => `${text}\n`)
        .join('')
      yield `${summary.errors > 0 ? colors.red(line) : line}\n`
      if (fixable > 0) {
        const least = counted > maxAsked ? 'At least ' : ''
        yield `${least}${fixable} of them can be fixed with --fix, which never changes where a link goes\n`
      }
    },
  }
}

/** Returns what a fix offers; for a missing target, a question about what was meant. */
function offered({ kind }: Finding, { safety, title }: FindingFix): string {
  if (safety === 'keeps-url') return `Fix: ${title}`
  const near = kind === 'broken-reference' ? /^Change to (.*)$/s.exec(title)?.[1] : undefined
  return near === undefined ? `Suggestion: ${title}` : `Did you mean ${near}?`
}

/** More places than this are only counted. */
const maxRelated = 5

function relatedLines({ related, elsewhere = [] }: Finding, report: FileReport): string[] {
  const known = related.filter(({ span }) => report.knows(span))
  const shown = known.slice(0, maxRelated).map(({ span, message }) => {
    const at = report.positionAt(span.start)
    return `See ${shownPath(report.filePath)}:${at.line}:${at.column}: ${visible(message)}`
  })
  const left = related.length - shown.length
  return [
    ...shown,
    ...(left > 0 ? [`and ${left} more`] : []),
    ...elsewhere.map(
      ({ file, line, message }) =>
        `See ${shownPath(pathBeside(report.filePath, file))}:${line}: ${visible(message)}`,
    ),
  ]
}

/** Returns the line of a finding, underlined, after an empty line; nothing if the text is not available. */
function frameOf(
  { span }: Finding,
  { hasText, lines, secrets }: FileReport,
  width: number,
  paint: (text: string) => string,
): readonly string[] {
  if (!hasText) return []
  const [source, carets] = caretFrame(lines, span, width, secrets)
  return ['', `  ${source}`, `  ${paint(carets)}`]
}
