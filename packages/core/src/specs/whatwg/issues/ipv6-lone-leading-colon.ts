import { doubleColon } from '../../../repair/repairs/host/repair-ipv6-pieces.ts'
import { defineIssue } from '../define-issue.ts'

export const ipv6LoneLeadingColon = defineIssue({
  code: 'ipv6-lone-leading-colon',
  kind: 'parse-exception',
  specName: 'IPv6-invalid-compression',
  clause: 'https://url.spec.whatwg.org/#concept-ipv6-parser',
  since: '0.1.0',
  message: 'The IPv6 address starts with a single colon.',
  why: 'This is not an IPv6 address, so browsers reject the URL.',
  repair: doubleColon,
  examples: [{ url: 'http://[«:»1]/', fixed: 'http://[::1]/' }],
})
