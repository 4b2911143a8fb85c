import { defineIssue } from '../define-issue.ts'

export const domainPercentEncoded = defineIssue({
  code: 'domain-percent-encoded',
  kind: 'conformance-error',
  specName: 'domain-percent-encoded',
  clause: 'https://url.spec.whatwg.org/#concept-host-parser',
  since: '0.1.0',
  message: 'The host contains {{text}}, a percent-encoded byte.',
  why: '',
  examples: [],
})
