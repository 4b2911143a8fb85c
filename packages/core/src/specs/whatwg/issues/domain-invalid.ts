import { defineIssue } from '../define-issue.ts'

export const domainInvalid = defineIssue({
  code: 'domain-invalid',
  kind: 'parse-exception',
  specName: 'domain-to-ASCII',
  clause: 'https://url.spec.whatwg.org/#concept-domain-to-ascii',
  since: '0.1.0',
  message: 'The host contains {{label}}, which is not a valid domain name.',
  why: 'No such name exists, so browsers reject the URL.',
  examples: [{ url: 'https://«\uFF58n--\u00E9».example/' }],
  right: { url: 'https://é.example/' },
})
