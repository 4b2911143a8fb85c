import { closeBracket } from '../../../repair/repairs/host/close-bracket.ts'
import { defineIssue } from '../define-issue.ts'

export const ipv6Unclosed = defineIssue({
  code: 'ipv6-unclosed',
  kind: 'parse-exception',
  specName: 'IPv6-unclosed',
  clause: 'https://url.spec.whatwg.org/#concept-host-parser',
  since: '0.1.0',
  message: 'The IPv6 address is missing its closing bracket.',
  why: 'Without it nobody can tell where the address ends and the port begins, so browsers refuse the whole URL.',
  repair: closeBracket,
  examples: [{ url: 'http://[::1«»/', fixed: 'http://[::1]/' }],
})
