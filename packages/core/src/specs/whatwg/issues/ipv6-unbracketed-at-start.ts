import { writeBrackets } from '../../../repair/repairs/host/write-brackets.ts'
import { defineIssue } from '../define-issue.ts'

export const ipv6UnbracketedAtStart = defineIssue({
  code: 'ipv6-unbracketed-at-start',
  kind: 'parse-exception',
  specName: 'host-missing',
  clause: 'https://url.spec.whatwg.org/#host-state',
  since: '0.1.0',
  message: 'The IPv6 address {{text}} is missing its brackets.',
  why: 'Without brackets, the first colon begins a port, so browsers refuse the whole URL.',
  repair: writeBrackets,
  examples: [{ url: 'http://«::1»/', fixed: 'http://[::1]/' }],
})
