import { unescapedBrace as mistake } from '../../../generic-syntax/mistakes/unescaped/unescaped-brace.ts'
import { defineIssue } from '../define-issue.ts'

export const unescapedBrace = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://html5.org/tools/web-apps-tracker?from=6006&to=6007#valid-url',
  examples: [{ url: 'https://example.com/«{»id', fixed: 'https://example.com/%7Bid' }],
})
