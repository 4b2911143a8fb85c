import { defineIssue } from '../define-issue.ts'

export const ipv4InIpv6OutOfRangePart = defineIssue({
  code: 'ipv4-in-ipv6-out-of-range-part',
  kind: 'parse-exception',
  specName: 'IPv4-in-IPv6-out-of-range-part',
  clause: 'https://url.spec.whatwg.org/#concept-ipv6-parser',
  since: '0.1.0',
  message: 'The part {{text}} of the IPv4 address inside the IPv6 address is larger than 255.',
  why: 'It is no address, so browsers refuse the whole URL.',
  examples: [{ url: 'http://[::127.0.0.«256»]/' }],
})
