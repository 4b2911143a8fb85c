import { defineIssue } from '../define-issue.ts'

export const ipv4OutOfRange = defineIssue({
  code: 'ipv4-out-of-range',
  kind: 'parse-exception',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-abarth-url-01#section-5.3',
  since: '0.1.0',
  message: 'The host {{text}} has the form of an IPv4 address, but a part of it is out of range.',
  why: 'There is no such address, and a name of digits cannot be looked up.',

  examples: [{ url: 'http://«256.1»/' }],
})
