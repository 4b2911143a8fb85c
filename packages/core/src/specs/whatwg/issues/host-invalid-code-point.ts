import { defineIssue } from '../define-issue.ts'

export const hostInvalidCodePoint = defineIssue({
  code: 'host-invalid-code-point',
  kind: 'parse-exception',
  specName: 'host-invalid-code-point',
  clause: 'https://url.spec.whatwg.org/#concept-opaque-host-parser',
  since: '0.1.0',
  message: 'The host contains {{text}}.',
  why: '',
  examples: [],
})
