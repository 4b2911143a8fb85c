import { type Finding, shownFixes } from '@hreflint/linter'

/** Returns a finding as plain data, with everything that may be shown. */
export function plainFinding(finding: Finding): Finding {
  const { code, kind, specName, severity, message, why, url, span, hidden, related, elsewhere } =
    finding
  const about = { code, kind, specName, severity, message, why, url }
  const lines = elsewhere === undefined ? {} : { elsewhere }
  const plain = { ...about, span, related, ...lines, fixes: shownFixes(finding) }
  return hidden === undefined ? plain : { ...plain, hidden }
}
