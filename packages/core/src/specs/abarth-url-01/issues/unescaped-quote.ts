import { unescapedQuote as mistake } from '../../../generic-syntax/mistakes/unescaped/unescaped-quote.ts'
import { defineIssue } from '../define-issue.ts'

export const unescapedQuote = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-abarth-url-01#section-5.4',
  examples: [{ url: 'http://example.com/«"»a', fixed: 'http://example.com/%22a' }],
})
