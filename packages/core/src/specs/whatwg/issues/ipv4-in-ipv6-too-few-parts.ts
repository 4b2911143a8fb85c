import { defineIssue } from '../define-issue.ts'

export const ipv4InIpv6TooFewParts = defineIssue({
  code: 'ipv4-in-ipv6-too-few-parts',
  kind: 'parse-exception',
  specName: 'IPv4-in-IPv6-too-few-parts',
  clause: 'https://url.spec.whatwg.org/#concept-ipv6-parser',
  since: '0.1.0',
  message: 'The IPv4 address inside the IPv6 address has only {{count}} of its four parts.',
  why: 'It is no address, so browsers refuse the whole URL.',
  examples: [{ url: 'http://[::«127.0.0»]/' }],
})
