import { anyOf } from '../../../repair/repairs/any-of.ts'
import { remove } from '../../../repair/repairs/characters/remove.ts'
import { decodeAddress } from '../../../repair/repairs/host/remove-brackets.ts'
import { defineIssue } from '../define-issue.ts'

export const ipv6ZoneId = defineIssue({
  code: 'ipv6-zone-id',
  kind: 'parse-exception',
  specName: 'IPv6-invalid-code-point',
  clause: 'https://url.spec.whatwg.org/#concept-ipv6-parser',
  since: '0.1.0',
  message: 'The IPv6 address has the zone identifier {{text}}.',
  why: 'A zone names a network interface of one machine and means nothing to another. The URL Standard leaves it out on purpose, so browsers refuse the whole URL.',
  repair: anyOf(decodeAddress, remove('Remove the zone')),
  examples: [{ url: 'http://[fe80::1«%25eth0»]/', fixed: 'http://[fe80::1]/' }],
})
