import { unescapedBrace as mistake } from '../../../generic-syntax/mistakes/unescaped/unescaped-brace.ts'
import { defineIssue } from '../define-issue.ts'

export const unescapedBrace = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://www.rfc-editor.org/rfc/rfc3986#section-2',
  examples: [{ url: 'https://example.com/«{»id', fixed: 'https://example.com/%7Bid' }],
})
