import { defineIssue } from '../define-issue.ts'

export const ipv4NonNumericPart = defineIssue({
  code: 'ipv4-non-numeric-part',
  kind: 'parse-exception',
  specName: 'IPv4-non-numeric-part',
  clause: 'https://url.spec.whatwg.org/#concept-ipv4-parser',
  since: '0.1.0',
  message: 'The host ends in a number, but its part {{text}} is not a number.',
  why: '',
  examples: [],
})
