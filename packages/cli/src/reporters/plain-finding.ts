import { type Finding, shownFixes } from '@hreflint/linter'

/** Returns a finding as plain data, with everything that may be shown. */
export function plainFinding(finding: Finding): Finding {
  const { code, kind, specName, severity, message, why, url, span, passwords, related } = finding
  const about = { code, kind, specName, severity, message, why, url }
  const plain = { ...about, span, related, fixes: shownFixes(finding) }
  return passwords === undefined ? plain : { ...plain, passwords }
}
