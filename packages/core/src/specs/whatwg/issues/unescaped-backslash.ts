import { defineIssue } from '../define-issue.ts'

export const unescapedBackslash = defineIssue({
  code: 'unescaped-backslash',
  kind: 'conformance-error',
  specName: 'invalid-URL-unit',
  clause: 'https://url.spec.whatwg.org/#url-code-points',
  since: '0.1.0',
  message: 'The {{component}} contains a backslash that is not percent-encoded.',
  why: '',
  examples: [],
})
