import { defineIssue } from '../define-issue.ts'

export const portInvalid = defineIssue({
  code: 'port-invalid',
  kind: 'parse-exception',
  specName: 'port-invalid',
  clause: 'https://url.spec.whatwg.org/#port-state',
  since: '0.1.0',
  message: 'The port contains {{text}}, which is not a digit.',
  why: '',
  examples: [],
})
