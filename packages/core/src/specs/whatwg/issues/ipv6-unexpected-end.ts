import { anyOf } from '../../../repair/repairs/any-of.ts'
import { remove } from '../../../repair/repairs/characters/remove.ts'
import { doubleColon } from '../../../repair/repairs/host/repair-ipv6-pieces.ts'
import { defineIssue } from '../define-issue.ts'

export const ipv6UnexpectedEnd = defineIssue({
  code: 'ipv6-unexpected-end',
  kind: 'parse-exception',
  specName: 'IPv6-invalid-code-point',
  clause: 'https://url.spec.whatwg.org/#concept-ipv6-parser',
  since: '0.1.0',
  message: 'The IPv6 address ends with a single colon.',
  why: 'This is not an IPv6 address, so browsers reject the URL.',
  repair: anyOf(doubleColon, remove()),
  examples: [{ url: 'http://[1:2«:»]/', fixed: 'http://[1:2::]/' }],
})
