import type { IssueDefinition } from '@hreflint/core'
import { patternIssues } from './index.ts'

/** The definitions of pattern issues in the same form as those of URL issues. */
export const patternFindings: readonly IssueDefinition[] = patternIssues.map(
  ({ code, kind, message, why, examples }): IssueDefinition => ({
    code,
    kind: kind === 'invalid' ? 'parse-exception' : 'conformance-error',
    specName: null,
    clause: null,
    since: '0.1.0',
    message,
    why,
    examples: examples.map(({ dialect, pattern, fixed }) => ({
      url: pattern,
      dialect,
      ...(fixed === undefined ? {} : { fixed }),
    })),
  }),
)
