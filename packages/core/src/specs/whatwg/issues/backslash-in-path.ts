import { defineIssue } from '../define-issue.ts'

export const backslashInPath = defineIssue({
  code: 'backslash-in-path',
  kind: 'conformance-error',
  specName: 'invalid-reverse-solidus',
  clause: 'https://url.spec.whatwg.org/#path-state',
  since: '0.1.0',
  message: 'The path is divided by a backslash instead of a slash.',
  why: '',
  examples: [],
})
