import { defineIssue } from '../define-issue.ts'

export const domainEmpty = defineIssue({
  code: 'domain-empty',
  kind: 'parse-exception',
  specName: 'domain-to-ASCII',
  clause: 'https://url.spec.whatwg.org/#concept-domain-to-ascii',
  since: '0.1.0',
  message: 'The host is empty once its ignored characters are removed.',
  why: '',
  examples: [],
})
