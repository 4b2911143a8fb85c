import { removeHyphens } from '../../../repair/repairs/host/remove-hyphens.ts'
import { defineIssue } from '../define-issue.ts'

export const domainTrailingHyphen = defineIssue({
  code: 'domain-trailing-hyphen',
  kind: 'conformance-error',
  specName: 'domain-to-ASCII',
  clause: 'https://url.spec.whatwg.org/#concept-domain-to-ascii',
  since: '0.1.0',
  message: 'The host label {{label}} ends with a hyphen.',
  why: 'Browsers accept it, but nobody can register such a name, and other programs reject it.',
  repair: removeHyphens,
  examples: [{ url: 'https://example«-».com/', fixed: 'https://example.com/' }],
})
