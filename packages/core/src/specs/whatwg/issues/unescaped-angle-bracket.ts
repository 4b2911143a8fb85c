import { defineIssue } from '../define-issue.ts'

export const unescapedAngleBracket = defineIssue({
  code: 'unescaped-angle-bracket',
  kind: 'conformance-error',
  specName: 'invalid-URL-unit',
  clause: 'https://url.spec.whatwg.org/#url-code-points',
  since: '0.1.0',
  message: 'The {{component}} contains {{text}}, which must be percent-encoded.',
  why: '',
  examples: [],
})
