import { defineIssue } from '../define-issue.ts'

export const ipv6ZoneId = defineIssue({
  code: 'ipv6-zone-id',
  kind: 'parse-exception',
  specName: 'IPv6-invalid-code-point',
  clause: 'https://url.spec.whatwg.org/#concept-ipv6-parser',
  since: '0.1.0',
  message: 'The IPv6 address has the zone identifier {{text}}.',
  why: '',
  examples: [],
})
