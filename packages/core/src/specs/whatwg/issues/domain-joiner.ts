import { defineIssue } from '../define-issue.ts'

export const domainJoiner = defineIssue({
  code: 'domain-joiner',
  kind: 'parse-exception',
  specName: 'domain-to-ASCII',
  clause: 'https://url.spec.whatwg.org/#concept-domain-to-ascii',
  since: '0.1.0',
  message: 'The host label {{label}} contains {{codePoint}} where nothing joins.',
  why: '',
  examples: [],
})
