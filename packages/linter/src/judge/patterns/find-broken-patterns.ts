import type { Issue } from '@hreflint/core'
import { joinedSpans, MaskedText, secretSpans, secretsInText } from '@hreflint/core/internal'
import { type EmbeddedPattern, type EmbeddedUrl, locatePatterns } from '@hreflint/documents'
import { writeEdits } from '@hreflint/documents/embedded'
import type { PatternIssue } from '@hreflint/patterns'
import type { Config } from '../../config/config.ts'
import type { Finding, FindingFix, Severity } from '../../findings/finding.ts'
import { judgePatterns } from './judge-patterns.ts'

/** A document whose patterns are checked. */
export interface PatternDocument {
  readonly text: string
  readonly languageId: string
  readonly config: Config
  readonly fileName: string | undefined
  /** The URLs of the document whose syntax is `pattern`. */
  readonly found: readonly EmbeddedUrl[]
}

/** Returns the findings about the patterns of a document. */
export function findBrokenPatterns(
  { text, languageId, config, fileName, found }: PatternDocument,
  severityOf: (issue: Pick<Issue, 'code' | 'kind'>) => Severity | null,
): readonly Finding[] {
  const patterns = locatePatterns(text, languageId, {
    fileName,
    found,
    templateDelimiters: config.templateDelimiters ?? undefined,
  })
  const base = config.documentUrl ?? undefined
  return judgePatterns(patterns, base).flatMap(({ pattern, issue }) => {
    const kind = issue.kind === 'invalid' ? 'parse-exception' : 'conformance-error'
    const severity = severityOf({ code: issue.code, kind })
    return severity === null ? [] : [findingOf(issue, kind, severity, pattern)]
  })
}

function findingOf(
  { code, message, why, span, fixes }: PatternIssue,
  kind: Finding['kind'],
  severity: Severity,
  pattern: EmbeddedPattern,
): Finding {
  const { text } = pattern
  // A rule of `_redirects` is a line of words.
  const secrets = joinedSpans([...secretSpans(text), ...secretsInText(text)])
  const masked = new MaskedText(text, secrets)
  const hidden = masked.hidden.map(one => pattern.map.toSourceSpan(one))
  return {
    code,
    kind,
    specName: null,
    severity,
    message,
    why,
    url: masked.toString(),
    span: pattern.map.toSourceSpan(span),
    related: [],
    ...(hidden.length === 0 ? {} : { hidden }),
    fixes: fixes.flatMap(({ title, edits }): readonly FindingFix[] => {
      const written = writeEdits(edits, pattern)
      return written === null ? [] : [{ title, safety: 'changes-url', edits: written }]
    }),
  }
}
