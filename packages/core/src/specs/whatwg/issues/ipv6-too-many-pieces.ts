import { defineIssue } from '../define-issue.ts'

export const ipv6TooManyPieces = defineIssue({
  code: 'ipv6-too-many-pieces',
  kind: 'parse-exception',
  specName: 'IPv6-too-many-pieces',
  clause: 'https://url.spec.whatwg.org/#concept-ipv6-parser',
  since: '0.1.0',
  message: 'The IPv6 address has more than eight pieces.',
  why: 'This is not an IPv6 address, so browsers reject the URL.',
  examples: [{ url: 'http://[1:2:3:4:5:6:7:8:«9»]/' }],
  right: { url: 'http://[1:2:3:4:5:6:7:8]/' },
})
