import { defineIssue } from '../define-issue.ts'

export const unescapedQuote = defineIssue({
  code: 'unescaped-quote',
  kind: 'conformance-error',
  specName: 'invalid-URL-unit',
  clause: 'https://url.spec.whatwg.org/#url-code-points',
  since: '0.1.0',
  message: 'The {{component}} contains a double quote that is not percent-encoded.',
  why: '',
  examples: [],
})
