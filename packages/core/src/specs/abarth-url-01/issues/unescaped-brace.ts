import { unescapedBrace as mistake } from '../../../generic-syntax/mistakes/unescaped/unescaped-brace.ts'
import { defineIssue } from '../define-issue.ts'

export const unescapedBrace = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-abarth-url-01#section-5.4',
  examples: [{ url: 'http://example.com/«{»id', fixed: 'http://example.com/%7Bid' }],
})
