import { defineIssue } from '../define-issue.ts'

export const unescapedBrace = defineIssue({
  code: 'unescaped-brace',
  kind: 'conformance-error',
  specName: 'invalid-URL-unit',
  clause: 'https://url.spec.whatwg.org/#url-code-points',
  since: '0.1.0',
  message: 'The {{component}} contains {{text}}, which must be percent-encoded.',
  why: '',
  examples: [],
})
