import { defineIssue } from '../define-issue.ts'

export const punycodeNotLdh = defineIssue({
  code: 'punycode-not-ldh',
  kind: 'conformance-error',
  specName: 'domain-to-ASCII',
  clause: 'https://url.spec.whatwg.org/#concept-domain-to-ascii',
  since: '0.1.0',
  message: 'The host label {{label}} decodes to {{decoded}}, which {{problem}}.',
  why: 'Browsers accept it, but nobody can register such a name, so the link probably does not work.',
  examples: [{ url: 'https://«xn----4tb».example/' }, { url: 'https://«xn--_-bga».example/' }],
  right: { url: 'https://xn--bcher-kva.example/' },
})
