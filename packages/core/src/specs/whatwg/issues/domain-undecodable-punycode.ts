import { defineIssue } from '../define-issue.ts'

export const domainUndecodablePunycode = defineIssue({
  code: 'domain-undecodable-punycode',
  kind: 'parse-exception',
  specName: 'domain-to-ASCII',
  clause: 'https://url.spec.whatwg.org/#concept-domain-to-ascii',
  since: '0.1.0',
  message: 'The host label {{label}} starts with `xn--` but does not decode to a valid name.',
  why: 'Browsers reject the URL because the host also has a label that is not ASCII.',
  examples: [{ url: 'https://«xn--a».\u00E9xample/' }],
  right: { url: 'https://xn--bcher-kva.example/' },
})
