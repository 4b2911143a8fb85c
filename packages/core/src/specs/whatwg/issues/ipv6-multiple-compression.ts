import { singleColon } from '../../../repair/repairs/host/repair-ipv6-pieces.ts'
import { defineIssue } from '../define-issue.ts'

export const ipv6MultipleCompression = defineIssue({
  code: 'ipv6-multiple-compression',
  kind: 'parse-exception',
  specName: 'IPv6-multiple-compression',
  clause: 'https://url.spec.whatwg.org/#concept-ipv6-parser',
  since: '0.1.0',
  message: 'The IPv6 address contains `::` more than once.',
  why: 'It is unclear how many zeros each `::` stands for, so browsers reject the URL.',
  repair: singleColon,
  examples: [{ url: 'http://[1::2«::»3]/', fixed: 'http://[1::2:3]/' }],
})
