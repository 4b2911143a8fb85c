import { writeBrackets } from '../../../repair/repairs/host/write-brackets.ts'
import { defineIssue } from '../define-issue.ts'

export const ipv6Unbracketed = defineIssue({
  code: 'ipv6-unbracketed',
  kind: 'parse-exception',
  specName: 'port-invalid',
  clause: 'https://url.spec.whatwg.org/#port-state',
  since: '0.1.0',
  message: 'The IPv6 address {{text}} has no brackets.',
  why: 'Without brackets, the first colon starts the port, so browsers reject the URL.',
  repair: writeBrackets,
  examples: [
    {
      url: 'http://«2001:db8::1»/',
      fixed: 'http://[2001:db8::1]/',
      also: ['ipv4-too-few-parts', 'ipv4-large-part'],
    },
    { url: 'https://«fe80::1»/', fixed: 'https://[fe80::1]/' },
  ],
})
