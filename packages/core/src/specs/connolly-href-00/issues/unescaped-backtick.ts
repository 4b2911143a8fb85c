import { unescapedBacktick as mistake } from '../../../generic-syntax/mistakes/unescaped/unescaped-backtick.ts'
import { defineIssue } from '../define-issue.ts'

export const unescapedBacktick = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-connolly-href-00#section-2',
  examples: [{ url: 'https://example.com/«`»a', fixed: 'https://example.com/%60a' }],
})
