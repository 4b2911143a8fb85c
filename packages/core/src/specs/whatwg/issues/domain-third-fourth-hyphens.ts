import { defineIssue } from '../define-issue.ts'

export const domainThirdFourthHyphens = defineIssue({
  code: 'domain-third-fourth-hyphens',
  kind: 'conformance-error',
  specName: 'domain-to-ASCII',
  clause: 'https://url.spec.whatwg.org/#concept-domain-to-ascii',
  since: '0.1.0',
  message: 'The host label {{label}} has hyphens in its third and fourth place.',
  why: '',
  examples: [],
})
