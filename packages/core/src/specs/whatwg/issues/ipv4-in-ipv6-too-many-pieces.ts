import { defineIssue } from '../define-issue.ts'

export const ipv4InIpv6TooManyPieces = defineIssue({
  code: 'ipv4-in-ipv6-too-many-pieces',
  kind: 'parse-exception',
  specName: 'IPv4-in-IPv6-too-many-pieces',
  clause: 'https://url.spec.whatwg.org/#concept-ipv6-parser',
  since: '0.1.0',
  message: 'There are more than six pieces before the IPv4 address {{text}}.',
  why: 'The IPv4 address counts as two pieces, so there are more than eight, and browsers reject the URL.',
  examples: [{ url: 'http://[1:1:1:1:1:1:1:«127.0.0.1»]/' }],
  right: { url: 'http://[1:1:1:1:1:1:127.0.0.1]/' },
})
