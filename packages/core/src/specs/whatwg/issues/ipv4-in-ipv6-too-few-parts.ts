import { defineIssue } from '../define-issue.ts'

export const ipv4InIpv6TooFewParts = defineIssue({
  code: 'ipv4-in-ipv6-too-few-parts',
  kind: 'parse-exception',
  specName: 'IPv4-in-IPv6-too-few-parts',
  clause: 'https://url.spec.whatwg.org/#concept-ipv6-parser',
  since: '0.1.0',
  message: 'The IPv4 address in the IPv6 address has {{count}} of its four parts.',
  why: 'This is not an IPv6 address, so browsers reject the URL.',
  examples: [{ url: 'http://[::«127.0.0»]/' }],
  right: { url: 'http://[::127.0.0.1]/' },
})
