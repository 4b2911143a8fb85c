import { defineIssue } from '../define-issue.ts'

export const ipv4InIpv6OutOfRangePart = defineIssue({
  code: 'ipv4-in-ipv6-out-of-range-part',
  kind: 'parse-exception',
  specName: 'IPv4-in-IPv6-out-of-range-part',
  clause: 'https://url.spec.whatwg.org/#concept-ipv6-parser',
  since: '0.1.0',
  message: 'The IPv4 address in the IPv6 address has a part larger than 255: {{text}}.',
  why: 'This is not an IPv6 address, so browsers reject the URL.',
  examples: [{ url: 'http://[::127.0.0.«256»]/' }],
  right: { url: 'http://[::127.0.0.1]/' },
})
