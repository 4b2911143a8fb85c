import { defineIssue } from '../define-issue.ts'

export const ipv4TooFewParts = defineIssue({
  code: 'ipv4-too-few-parts',
  kind: 'conformance-error',
  specName: 'IPv4-too-few-parts',
  clause: 'https://url.spec.whatwg.org/#concept-ipv4-parser',
  since: '0.1.0',
  message: 'The IPv4 address has only {{count}} of its four parts.',
  why: '',
  examples: [],
})
