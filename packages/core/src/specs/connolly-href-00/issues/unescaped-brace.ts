import { unescapedBrace as mistake } from '../../../generic-syntax/mistakes/unescaped/unescaped-brace.ts'
import { defineIssue } from '../define-issue.ts'

export const unescapedBrace = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-connolly-href-00#section-2',
  examples: [{ url: 'https://example.com/«{»id', fixed: 'https://example.com/%7Bid' }],
})
