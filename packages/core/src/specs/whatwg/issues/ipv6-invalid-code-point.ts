import { anyOf } from '../../../repair/repairs/any-of.ts'
import { remove } from '../../../repair/repairs/characters/remove.ts'
import { decodeAddress } from '../../../repair/repairs/host/decode-host.ts'
import { removeBrackets } from '../../../repair/repairs/host/remove-brackets.ts'
import { defineIssue } from '../define-issue.ts'

export const ipv6InvalidCodePoint = defineIssue({
  code: 'ipv6-invalid-code-point',
  kind: 'parse-exception',
  specName: 'IPv6-invalid-code-point',
  clause: 'https://url.spec.whatwg.org/#concept-ipv6-parser',
  since: '0.1.0',
  message: 'The IPv6 address contains {{text}}, which is not allowed there.',
  why: 'Only hexadecimal digits, colons and an IPv4 address are allowed between the brackets, so browsers reject the URL.',
  repair: anyOf(removeBrackets, decodeAddress, remove()),
  examples: [
    { url: 'http://[::1«!»]/', fixed: 'http://[::1]/' },
    { url: 'http://[«w»ww.example.com]/', fixed: 'http://www.example.com/' },
  ],
})
