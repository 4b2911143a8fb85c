import { defineIssue } from '../define-issue.ts'

export const ipv6Unclosed = defineIssue({
  code: 'ipv6-unclosed',
  kind: 'parse-exception',
  specName: 'IPv6-unclosed',
  clause: 'https://url.spec.whatwg.org/#concept-host-parser',
  since: '0.1.0',
  message: 'The IPv6 address is missing its closing bracket.',
  why: '',
  examples: [],
})
