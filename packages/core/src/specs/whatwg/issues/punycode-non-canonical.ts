import { decodePunycode } from '../../../repair/repairs/host/decode-punycode.ts'
import { defineIssue } from '../define-issue.ts'

export const punycodeNonCanonical = defineIssue({
  code: 'punycode-non-canonical',
  kind: 'conformance-error',
  specName: 'domain-to-ASCII',
  clause: 'https://url.spec.whatwg.org/#concept-domain-to-ascii',
  since: '0.1.0',
  message: 'The host label {{label}} encodes a name that is written in another way.',
  why: 'Browsers accept it and look up the name as it is written, not the one that it looks like when it is decoded.',
  repair: decodePunycode,
  examples: [{ url: 'https://«xn--8i7caa».example/', fixed: 'https://www.example/' }],
})
