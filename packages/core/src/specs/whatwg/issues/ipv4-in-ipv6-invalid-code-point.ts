import { remove } from '../../../repair/repairs/characters/remove.ts'
import { defineIssue } from '../define-issue.ts'

export const ipv4InIpv6InvalidCodePoint = defineIssue({
  code: 'ipv4-in-ipv6-invalid-code-point',
  kind: 'parse-exception',
  specName: 'IPv4-in-IPv6-invalid-code-point',
  clause: 'https://url.spec.whatwg.org/#concept-ipv6-parser',
  since: '0.1.0',
  message: 'The IPv4 address in the IPv6 address contains {{text}} where a number is expected.',
  why: 'This is not an IPv6 address, so browsers reject the URL.',
  repair: remove(),
  examples: [{ url: 'http://[::127.0.0.1«.»]/', fixed: 'http://[::127.0.0.1]/' }],
})
