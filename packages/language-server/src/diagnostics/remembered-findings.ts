import { type FindingsOf, findingsOf } from '@hreflint/language-service'
import type { Finding } from '@hreflint/linter'

/** How many documents' findings are kept: those a person goes back and forth between. */
const most = 8

/**
 * Remembers the findings of the latest documents, by text and configuration. Only saves work: any
 * answer can be computed again.
 */
export function rememberedFindings(): { of: FindingsOf; forget(uri: string): void } {
  const known = new Map<
    string,
    { text: string; config: unknown; language: string; findings: readonly Finding[] }
  >()
  return {
    of: subject => {
      const { document, config, language } = subject
      const { uri, text } = document
      const last = known.get(uri)
      if (last?.text === text && last.config === config && last.language === language) {
        return last.findings
      }
      const findings = findingsOf(subject)
      known.delete(uri)
      known.set(uri, { text, config, language, findings })
      for (const oldest of known.keys()) {
        if (known.size <= most) break
        known.delete(oldest)
      }
      return findings
    },
    forget: uri => known.delete(uri),
  }
}
