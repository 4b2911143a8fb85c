import { defineIssue } from '../define-issue.ts'

export const noncharacter = defineIssue({
  code: 'noncharacter',
  kind: 'conformance-error',
  specName: 'invalid-URL-unit',
  clause: 'https://url.spec.whatwg.org/#url-code-points',
  since: '0.1.0',
  message: 'The {{component}} contains the noncharacter {{text}}.',
  why: '',
  examples: [],
})
