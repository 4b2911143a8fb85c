import { writeEdits } from '@hreflint/documents/embedded'
import { judgePatterns } from '@hreflint/linter/judge'
import type { Rule } from 'eslint'
import { loadDocuments } from '#documents'
import type { ReportPattern } from './report-pattern.ts'

/** Names of files that contain patterns. */
const names =
  /(?:^|[/\\])(?:_headers|_redirects|robots\.txt|(?:firebase|now|vercel)\.json|manifest(?:\.\w+)?\.json|netlify\.toml|staticwebapp\.config\.json|(?:manifest|site)\.webmanifest)$/i

const scripts = /\.[cm]?[jt]sx?$/

/** Matches traces of patterns in pages. */
const traces = /speculationrules|content-security-policy/i

/** Returns visitors that report the patterns of a file that is not a program. */
export function visitPatternsOfDocument(
  { filename, sourceCode }: Rule.RuleContext,
  report: ReportPattern,
): Rule.RuleListener {
  const { text } = sourceCode
  if (scripts.test(filename) || !(names.test(filename) || traces.test(text))) return {}
  return {
    [sourceCode.ast.type]: () => {
      const { languageOf, locatePatterns } = loadDocuments()
      const language = languageOf(filename) ?? (/\.[\w.]*json/.test(filename) ? 'json' : null)
      if (language === null) return
      const fileName = filename.slice(filename.search(/[^/\\]*$/))
      const patterns = locatePatterns(text, language, { fileName })
      for (const { pattern, issue } of judgePatterns(patterns)) {
        // Sites work despite this issue, so it is not reported here.
        if (issue.code === 'pattern/scope-without-slash') continue
        const span = pattern.map.toSourceSpan(issue.span)
        report(issue, span, edits => writeEdits(edits, pattern))
      }
    },
  }
}
