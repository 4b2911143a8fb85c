import { defineIssue } from '../define-issue.ts'

export const domainNonLdhCodePoint = defineIssue({
  code: 'domain-non-ldh-code-point',
  kind: 'conformance-error',
  specName: 'domain-to-ASCII',
  clause: 'https://url.spec.whatwg.org/#concept-domain-to-ascii',
  since: '0.1.0',
  message:
    'The host label {{label}} contains {{codePoint}}, which is neither letter, digit nor hyphen.',
  why: '',
  examples: [],
})
