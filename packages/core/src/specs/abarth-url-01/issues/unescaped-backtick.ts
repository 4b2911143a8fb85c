import { unescapedBacktick as mistake } from '../../../generic-syntax/mistakes/unescaped/unescaped-backtick.ts'
import { defineIssue } from '../define-issue.ts'

export const unescapedBacktick = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-abarth-url-01#section-5.4',
  examples: [{ url: 'http://example.com/«`»a', fixed: 'http://example.com/%60a' }],
})
