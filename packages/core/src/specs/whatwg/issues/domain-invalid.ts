import { defineIssue } from '../define-issue.ts'

export const domainInvalid = defineIssue({
  code: 'domain-invalid',
  kind: 'parse-exception',
  specName: 'domain-to-ASCII',
  clause: 'https://url.spec.whatwg.org/#concept-domain-to-ascii',
  since: '0.1.0',
  message: 'The host contains {{label}}, which is no valid domain name.',
  why: 'Such a name cannot be looked up, so browsers refuse the whole URL.',
  examples: [{ url: 'https://«\uFF58n--\u00E9».example/' }],
})
