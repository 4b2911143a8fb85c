import { defineIssue } from '../define-issue.ts'

export const unescapedSpace = defineIssue({
  code: 'unescaped-space',
  kind: 'conformance-error',
  specName: 'invalid-URL-unit',
  clause: 'https://url.spec.whatwg.org/#path-state',
  since: '0.1.0',
  message: 'The {{component}} contains a space that is not percent-encoded.',
  why: '',
  examples: [],
})
