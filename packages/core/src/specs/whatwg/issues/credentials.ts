import { defineIssue } from '../define-issue.ts'

export const credentials = defineIssue({
  code: 'credentials',
  kind: 'conformance-error',
  specName: 'invalid-credentials',
  clause: 'https://url.spec.whatwg.org/#authority-state',
  since: '0.1.0',
  message: 'The URL contains a user name or password.',
  why: '',
  examples: [],
})
