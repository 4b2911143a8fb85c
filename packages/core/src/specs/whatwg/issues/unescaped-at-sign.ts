import { defineIssue } from '../define-issue.ts'

export const unescapedAtSign = defineIssue({
  code: 'unescaped-at-sign',
  kind: 'conformance-error',
  specName: 'invalid-credentials',
  clause: 'https://url.spec.whatwg.org/#authority-state',
  since: '0.1.0',
  message: 'The user name or password contains an @ that is not percent-encoded.',
  why: '',
  examples: [],
})
