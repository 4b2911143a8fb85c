import { defineIssue } from '../define-issue.ts'

export const ipv6InvalidCodePoint = defineIssue({
  code: 'ipv6-invalid-code-point',
  kind: 'parse-exception',
  specName: 'IPv6-invalid-code-point',
  clause: 'https://url.spec.whatwg.org/#concept-ipv6-parser',
  since: '0.1.0',
  message: 'The IPv6 address contains {{text}}.',
  why: '',
  examples: [],
})
