import { defineIssue } from '../define-issue.ts'

export const domainBidi = defineIssue({
  code: 'domain-bidi',
  kind: 'parse-exception',
  specName: 'domain-to-ASCII',
  clause: 'https://url.spec.whatwg.org/#concept-domain-to-ascii',
  since: '0.1.0',
  message: 'The host label {{label}} mixes writing directions in a way that no domain name may.',
  why: 'Shown on a screen, its characters would change places with those of its neighbours, so browsers refuse the whole URL.',
  examples: [{ url: 'https://«\u05D0a».example/' }],
})
