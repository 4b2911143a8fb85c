import { defineIssue } from '../define-issue.ts'

export const emptyCredentials = defineIssue({
  code: 'empty-credentials',
  kind: 'conformance-error',
  specName: 'invalid-credentials',
  clause: 'https://url.spec.whatwg.org/#authority-state',
  since: '0.1.0',
  message: 'An @ without user name stands before the host.',
  why: '',
  examples: [],
})
