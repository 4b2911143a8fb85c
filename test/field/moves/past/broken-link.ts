import type { FieldFinding } from '../../run/lint-checkout.ts'

/** A broken link, and what hreflint makes of the history. */
export interface BrokenLink {
  readonly path: string
  readonly line: number
  readonly lineText: string
  readonly url: string
  /** Whether a fragment is missing, not a file. */
  readonly isFragment: boolean
  /** What is missing: a path from the root or, for a fragment, the file and the fragment. */
  readonly missing: string
  /** Whether the message says what git remembers. */
  readonly isRemembered: boolean
  /** The first suggestion. */
  readonly suggested: string | null
}

/** Reads what a finding says. Null if it is not of a missing file or fragment. */
export function brokenLink(finding: FieldFinding): BrokenLink | null {
  const { code, path, line, lineText, url, message, fixes } = finding
  if (!/^reference\/missing-(?:file|fragment)$/.test(code)) return null
  const [, fragment, file] = /^There is no #(\S+) in (.+?)\.(?: |$)/.exec(message) ?? []
  const [, gone = ''] = /^The (?:file|folder|page) (.+?) does not exist\./.exec(message) ?? []
  const [, suggested = null] = /^Change to (.*)$/.exec(fixes[0]?.title ?? '') ?? []
  return {
    path,
    line,
    lineText,
    url,
    isFragment: code.endsWith('fragment'),
    missing: fragment === undefined ? gone : `${file}#${fragment}`,
    isRemembered: message.includes('Git remembers'),
    suggested,
  }
}
