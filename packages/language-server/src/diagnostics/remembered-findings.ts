import { type FindingsOf, findingsOf, type Subject } from '@hreflint/language-service'
import type { Finding } from '@hreflint/linter'

/** Maximum number of documents whose findings are kept: those that a person switches between. */
const most = 8

/**
 * Caches the findings of the latest documents, by text and configuration. It only saves work: every
 * answer can be computed again.
 */
export function rememberedFindings(): { of: FindingsOf; forget(uri: string): void } {
  const known = new Map<string, { subject: Subject; findings: readonly Finding[] }>()
  return {
    of: subject => {
      const { uri } = subject.document
      const last = known.get(uri)
      if (last !== undefined && isSame(last.subject, subject)) return last.findings
      const findings = findingsOf(subject)
      known.delete(uri)
      known.set(uri, { subject, findings })
      for (const oldest of known.keys()) {
        if (known.size <= most) break
        known.delete(oldest)
      }
      return findings
    },
    forget: uri => known.delete(uri),
  }
}

function isSame(one: Subject, other: Subject): boolean {
  return (
    one.document.text === other.document.text &&
    one.config === other.config &&
    one.language === other.language &&
    one.references === other.references &&
    one.hidesBroken === other.hidesBroken &&
    one.surroundings?.environment === other.surroundings?.environment &&
    one.surroundings?.remote === other.surroundings?.remote
  )
}
