import { defineIssue } from '../define-issue.ts'

export const ipv4OutOfRange = defineIssue({
  code: 'ipv4-out-of-range',
  kind: 'parse-exception',
  specName: 'IPv4-out-of-range-part',
  clause: 'https://url.spec.whatwg.org/#concept-ipv4-parser',
  since: '0.1.0',
  message: 'The IPv4 address part {{text}} is too large.',
  why: 'No such address exists, so browsers reject the URL.',
  examples: [{ url: 'http://192.168.0.«256»/' }],
  right: { url: 'http://192.168.0.1/' },
})
