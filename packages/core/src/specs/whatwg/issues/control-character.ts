import { defineIssue } from '../define-issue.ts'

export const controlCharacter = defineIssue({
  code: 'control-character',
  kind: 'conformance-error',
  specName: 'invalid-URL-unit',
  clause: 'https://url.spec.whatwg.org/#url-code-points',
  since: '0.1.0',
  message: 'The {{component}} contains the control character {{text}}.',
  why: '',
  examples: [],
})
