import { defineIssue } from '../define-issue.ts'

export const ipv4LargePart = defineIssue({
  code: 'ipv4-large-part',
  kind: 'conformance-error',
  specName: 'IPv4-out-of-range-part',
  clause: 'https://url.spec.whatwg.org/#concept-ipv4-parser',
  since: '0.1.0',
  message: 'The last part of the IPv4 address, {{text}}, is larger than 255.',
  why: '',
  examples: [],
})
