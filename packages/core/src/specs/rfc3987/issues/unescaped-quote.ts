import { unescapedQuote as mistake } from '../../../generic-syntax/mistakes/unescaped/unescaped-quote.ts'
import { defineIssue } from '../define-issue.ts'

export const unescapedQuote = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://www.rfc-editor.org/rfc/rfc3986#section-2',
  examples: [{ url: 'https://example.com/«"»a', fixed: 'https://example.com/%22a' }],
})
