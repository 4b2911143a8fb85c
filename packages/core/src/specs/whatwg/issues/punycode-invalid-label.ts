import { defineIssue } from '../define-issue.ts'

export const punycodeInvalidLabel = defineIssue({
  code: 'punycode-invalid-label',
  kind: 'conformance-error',
  specName: 'domain-to-ASCII',
  clause: 'https://url.spec.whatwg.org/#concept-domain-to-ascii',
  since: '0.1.0',
  message:
    'The host label {{label}} decodes to {{decoded}}, which is not allowed in a domain name.',
  why: 'Browsers accept it, but nobody can register such a name, so the link probably does not work.',
  examples: [{ url: 'https://«xn--a».example/' }],
  right: { url: 'https://xn--bcher-kva.example/' },
})
