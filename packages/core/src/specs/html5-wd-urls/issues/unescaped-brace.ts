import { unescapedBrace as mistake } from '../../../generic-syntax/mistakes/unescaped/unescaped-brace.ts'
import { defineIssue } from '../define-issue.ts'

export const unescapedBrace = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#valid-url',
  examples: [{ url: 'https://example.com/«{»id', fixed: 'https://example.com/%7Bid' }],
})
