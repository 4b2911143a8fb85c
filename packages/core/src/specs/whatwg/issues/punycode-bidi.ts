import { defineIssue } from '../define-issue.ts'

export const punycodeBidi = defineIssue({
  code: 'punycode-bidi',
  kind: 'conformance-error',
  specName: 'domain-to-ASCII',
  clause: 'https://url.spec.whatwg.org/#concept-domain-to-ascii',
  since: '0.1.0',
  message: 'The host label {{label}} is not allowed in a host that contains right-to-left text.',
  why: 'On screen, characters of the two labels would swap places. Browsers accept it, but nobody can register such a name.',
  notes:
    'In the example, the second label stands for Hebrew letters. In such a host, no label may start with a digit or end with a hyphen.',
  examples: [{ url: 'https://«1a».xn--4dbrk0ce/' }],
  right: { url: 'https://xn--4dbrk0ce.example/' },
})
