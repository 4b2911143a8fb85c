import { defineIssue } from '../define-issue.ts'

export const domainForbiddenCodePoint = defineIssue({
  code: 'domain-forbidden-code-point',
  kind: 'parse-exception',
  specName: 'domain-to-ASCII',
  clause: 'https://url.spec.whatwg.org/#forbidden-domain-code-point',
  since: '0.1.0',
  message: 'The host contains {{codePoint}}, which no host may contain.',
  why: '',
  examples: [],
})
