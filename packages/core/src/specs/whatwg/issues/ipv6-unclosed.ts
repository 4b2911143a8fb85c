import { closeBracket } from '../../../repair/repairs/host/close-bracket.ts'
import { defineIssue } from '../define-issue.ts'

export const ipv6Unclosed = defineIssue({
  code: 'ipv6-unclosed',
  kind: 'parse-exception',
  specName: 'IPv6-unclosed',
  clause: 'https://url.spec.whatwg.org/#concept-host-parser',
  since: '0.1.0',
  message: 'The IPv6 address has no closing bracket.',
  why: 'It is unclear where the address ends and the port starts, so browsers reject the URL.',
  repair: closeBracket,
  examples: [{ url: 'http://[::1«»/', fixed: 'http://[::1]/' }],
})
