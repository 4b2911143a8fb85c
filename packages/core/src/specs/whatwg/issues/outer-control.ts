import { defineIssue } from '../define-issue.ts'

export const outerControl = defineIssue({
  code: 'outer-control',
  kind: 'conformance-error',
  specName: 'invalid-URL-unit',
  clause: 'https://url.spec.whatwg.org/#concept-basic-url-parser',
  since: '0.1.0',
  message: 'The URL begins or ends with the control character {{text}}.',
  why: '',
  examples: [],
})
