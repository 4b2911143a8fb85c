import { defineIssue } from '../define-issue.ts'

export const domainEmptyLabel = defineIssue({
  code: 'domain-empty-label',
  kind: 'conformance-error',
  specName: 'domain-to-ASCII',
  clause: 'https://url.spec.whatwg.org/#concept-domain-to-ascii',
  since: '0.1.0',
  message: 'The host has an empty label: two dots in a row, or a dot at its start.',
  why: '',
  examples: [],
})
