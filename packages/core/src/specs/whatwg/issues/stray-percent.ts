import { defineIssue } from '../define-issue.ts'

export const strayPercent = defineIssue({
  code: 'stray-percent',
  kind: 'conformance-error',
  specName: 'invalid-URL-unit',
  clause: 'https://url.spec.whatwg.org/#path-state',
  since: '0.1.0',
  message: 'The {{component}} contains a % that no two hexadecimal digits follow.',
  why: '',
  examples: [],
})
