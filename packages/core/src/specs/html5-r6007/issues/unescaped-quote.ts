import { unescapedQuote as mistake } from '../../../generic-syntax/mistakes/unescaped/unescaped-quote.ts'
import { defineIssue } from '../define-issue.ts'

export const unescapedQuote = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://html5.org/tools/web-apps-tracker?from=6006&to=6007#valid-url',
  examples: [{ url: 'https://example.com/«"»a', fixed: 'https://example.com/%22a' }],
})
