import { defineIssue } from '../define-issue.ts'

export const punycodeInvalidLabel = defineIssue({
  code: 'punycode-invalid-label',
  kind: 'conformance-error',
  specName: 'domain-to-ASCII',
  clause: 'https://url.spec.whatwg.org/#concept-domain-to-ascii',
  since: '0.1.0',
  message: 'The host label {{label}} encodes {{decoded}}, which no domain name may contain.',
  why: 'Browsers accept it, but such a name cannot be registered, so the link most likely leads nowhere.',
  examples: [{ url: 'https://«xn--a».example/' }],
})
