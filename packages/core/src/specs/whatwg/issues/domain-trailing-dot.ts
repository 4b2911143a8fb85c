import { defineIssue } from '../define-issue.ts'

export const domainTrailingDot = defineIssue({
  code: 'domain-trailing-dot',
  kind: 'conformance-error',
  specName: 'domain-to-ASCII',
  clause: 'https://url.spec.whatwg.org/#concept-domain-to-ascii',
  since: '0.1.0',
  message: 'The host ends with a dot.',
  why: '',
  examples: [],
})
