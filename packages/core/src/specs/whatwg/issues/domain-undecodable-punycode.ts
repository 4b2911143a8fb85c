import { defineIssue } from '../define-issue.ts'

export const domainUndecodablePunycode = defineIssue({
  code: 'domain-undecodable-punycode',
  kind: 'parse-exception',
  specName: 'domain-to-ASCII',
  clause: 'https://url.spec.whatwg.org/#concept-domain-to-ascii',
  since: '0.1.0',
  message: 'The host label {{label}} begins with xn--, but encodes no valid name.',
  why: 'Beside a label that is not ASCII, browsers refuse the whole URL.',
  examples: [{ url: 'https://«xn--a».\u00E9xample/' }],
})
