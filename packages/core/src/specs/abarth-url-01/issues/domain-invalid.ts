import { defineIssue } from '../define-issue.ts'

export const domainInvalid = defineIssue({
  code: 'domain-invalid',
  kind: 'parse-exception',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-abarth-url-01#section-5.3',
  since: '0.1.0',
  message: 'The label {{text}} of the host is invalid: {{reason}}.',
  why: 'A host with such a label cannot be looked up.',

  examples: [
    { url: 'http://a.«»./' },
    { url: 'http://«aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa»/' },
  ],
})
