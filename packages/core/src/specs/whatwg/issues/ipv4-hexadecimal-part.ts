import { defineIssue } from '../define-issue.ts'

export const ipv4HexadecimalPart = defineIssue({
  code: 'ipv4-hexadecimal-part',
  kind: 'conformance-error',
  specName: 'IPv4-non-decimal-part',
  clause: 'https://url.spec.whatwg.org/#ipv4-number-parser',
  since: '0.1.0',
  message: 'The IPv4 address part {{text}} is written in hexadecimal.',
  why: '',
  examples: [],
})
