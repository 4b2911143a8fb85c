import { defineIssue } from '../define-issue.ts'

export const secondNumberSign = defineIssue({
  code: 'second-number-sign',
  kind: 'conformance-error',
  specName: 'invalid-URL-unit',
  clause: 'https://url.spec.whatwg.org/#fragment-state',
  since: '0.1.0',
  message: 'The fragment contains a second #.',
  why: '',
  examples: [],
})
