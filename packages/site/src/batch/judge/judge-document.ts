import { languageOf } from '@hreflint/documents'
import { defaultConfig, fixDocument, lintDocument, shownFixes } from '@hreflint/linter'
import type { BatchFinding } from './batch-finding.ts'

/** Returns the findings of a document, in the language that its name implies. */
export function judgeDocument(name: string, text: string, spec: string): readonly BatchFinding[] {
  const language = languageOf(name) ?? 'html'
  return lintDocument(text, language, { ...defaultConfig, spec }).map(finding => ({
    code: finding.code,
    kind: finding.kind,
    severity: finding.severity,
    url: finding.url,
    span: finding.span,
    hidden: finding.hidden ?? [],
    describe: () => {
      const { message, why } = finding
      return { message, why, fixes: shownFixes(finding) }
    },
  }))
}

/** Returns the text of a document after every fix that keeps its URL. */
export function fixedDocument(name: string, text: string, spec: string): string {
  return fixDocument(text, languageOf(name) ?? 'html', { ...defaultConfig, spec }).output
}
