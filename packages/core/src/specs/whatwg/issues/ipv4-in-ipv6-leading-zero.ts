import { stripZeros } from '../../../repair/repairs/host/strip-zeros.ts'
import { defineIssue } from '../define-issue.ts'

export const ipv4InIpv6LeadingZero = defineIssue({
  code: 'ipv4-in-ipv6-leading-zero',
  kind: 'parse-exception',
  specName: 'IPv4-in-IPv6-invalid-code-point',
  clause: 'https://url.spec.whatwg.org/#concept-ipv6-parser',
  since: '0.1.0',
  message: 'The IPv4 address in the IPv6 address has a part with a leading zero: {{text}}.',
  why: 'Octal numbers are not allowed here, so browsers reject the URL.',
  repair: stripZeros,
  examples: [{ url: 'http://[::127.0.0.«01»]/', fixed: 'http://[::127.0.0.1]/' }],
})
