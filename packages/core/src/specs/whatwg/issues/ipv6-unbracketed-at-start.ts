import { writeBrackets } from '../../../repair/repairs/host/write-brackets.ts'
import { defineIssue } from '../define-issue.ts'

export const ipv6UnbracketedAtStart = defineIssue({
  code: 'ipv6-unbracketed-at-start',
  kind: 'parse-exception',
  specName: 'host-missing',
  clause: 'https://url.spec.whatwg.org/#host-state',
  since: '0.1.0',
  message: 'The IPv6 address {{text}} has no brackets.',
  why: 'Without brackets, the first colon starts the port, so browsers reject the URL.',
  repair: writeBrackets,
  examples: [{ url: 'http://«::1»/', fixed: 'http://[::1]/' }],
})
