import { type Finding, shownFixes } from '@hreflint/linter'

/** Returns a finding as plain data, with everything that may be shown. */
export function plainFinding(finding: Finding): Finding {
  const { code, kind, specName, severity, message, why, url, span, hidden, related } = finding
  const about = { code, kind, specName, severity, message, why, url }
  const plain = { ...about, span, related, fixes: shownFixes(finding) }
  return hidden === undefined ? plain : { ...plain, hidden }
}
