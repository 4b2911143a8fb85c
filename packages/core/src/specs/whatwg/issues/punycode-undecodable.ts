import { defineIssue } from '../define-issue.ts'

export const punycodeUndecodable = defineIssue({
  code: 'punycode-undecodable',
  kind: 'conformance-error',
  specName: 'domain-to-ASCII',
  clause: 'https://url.spec.whatwg.org/#concept-domain-to-ascii',
  since: '0.1.0',
  message: 'The host label {{label}} starts with `xn--` but cannot be decoded.',
  why: 'Browsers accept it, but nobody can register such a name, so the link probably does not work.',
  examples: [{ url: 'https://«xn--0».example/' }],
  right: { url: 'https://xn--bcher-kva.example/' },
})
