import { defineIssue } from '../define-issue.ts'

export const outerSpace = defineIssue({
  code: 'outer-space',
  kind: 'conformance-error',
  specName: 'invalid-URL-unit',
  clause: 'https://url.spec.whatwg.org/#concept-basic-url-parser',
  since: '0.1.0',
  message: 'The URL is surrounded by white space.',
  why: '',
  examples: [],
})
