import { stripZeros } from '../../../repair/repairs/host/strip-zeros.ts'
import { defineIssue } from '../define-issue.ts'

export const ipv6PieceTooLong = defineIssue({
  code: 'ipv6-piece-too-long',
  kind: 'parse-exception',
  specName: 'IPv6-invalid-code-point',
  clause: 'https://url.spec.whatwg.org/#concept-ipv6-parser',
  since: '0.1.0',
  message: 'The IPv6 address piece {{text}} has more than four digits.',
  why: 'This is not an IPv6 address, so browsers reject the URL.',
  repair: stripZeros,
  examples: [{ url: 'http://[::«12345»]/' }],
  right: { url: 'http://[::1234]/' },
})
