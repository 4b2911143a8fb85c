import { defineIssue } from '../define-issue.ts'

export const punycodeUndecodable = defineIssue({
  code: 'punycode-undecodable',
  kind: 'conformance-error',
  specName: 'domain-to-ASCII',
  clause: 'https://url.spec.whatwg.org/#concept-domain-to-ascii',
  since: '0.1.0',
  message: 'The host label {{label}} begins with xn--, but nothing can be decoded from it.',
  why: 'Browsers accept it, but such a name cannot be registered, so the link most likely leads nowhere.',
  examples: [{ url: 'https://«xn--0».example/' }],
})
