import { defineIssue } from '../define-issue.ts'

export const domainInvalid = defineIssue({
  code: 'domain-invalid',
  kind: 'parse-exception',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-connolly-href-00#section-4',
  since: '0.1.0',
  message: 'The label {{text}} of the host is invalid: {{reason}}.',
  why: 'A host with such a label cannot be converted by ToASCII, and is not looked up.',

  examples: [
    { url: '//«a_b».example/', base: 'http://example.com/' },
    { url: 'http://a.«».b/', base: 'http://example.com/' },
  ],
})
