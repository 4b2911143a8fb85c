import { decodePunycode } from '../../../repair/repairs/host/decode-punycode.ts'
import { defineIssue } from '../define-issue.ts'

export const punycodeNonCanonical = defineIssue({
  code: 'punycode-non-canonical',
  kind: 'conformance-error',
  specName: 'domain-to-ASCII',
  clause: 'https://url.spec.whatwg.org/#concept-domain-to-ascii',
  since: '0.1.0',
  message: 'The host label {{label}} decodes to a name that is normally written differently.',
  why: 'Browsers accept it, but look up the label as it is written, not the name it decodes to.',
  repair: decodePunycode,
  examples: [{ url: 'https://«xn--8i7caa».example/', fixed: 'https://www.example/' }],
})
