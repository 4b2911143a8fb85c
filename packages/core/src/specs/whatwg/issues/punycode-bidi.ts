import { defineIssue } from '../define-issue.ts'

export const punycodeBidi = defineIssue({
  code: 'punycode-bidi',
  kind: 'conformance-error',
  specName: 'domain-to-ASCII',
  clause: 'https://url.spec.whatwg.org/#concept-domain-to-ascii',
  since: '0.1.0',
  message: 'The host label {{label}} may not stand beside one that is written from right to left.',
  why: 'Shown on a screen, their characters would change places. Browsers accept it, but such a name cannot be registered.',
  notes:
    'In the example the second label stands for Hebrew letters. In such a company no label may begin with a digit or end with a hyphen.',
  examples: [{ url: 'https://«1a».xn--4dbrk0ce/' }],
})
