import { anyOf } from '../../../repair/repairs/any-of.ts'
import { remove } from '../../../repair/repairs/characters/remove.ts'
import { decodeAddress } from '../../../repair/repairs/host/decode-host.ts'
import { defineIssue } from '../define-issue.ts'

export const ipv6ZoneId = defineIssue({
  code: 'ipv6-zone-id',
  kind: 'parse-exception',
  specName: 'IPv6-invalid-code-point',
  clause: 'https://url.spec.whatwg.org/#concept-ipv6-parser',
  since: '0.1.0',
  message: 'The IPv6 address contains the zone identifier {{text}}.',
  why: 'A zone identifier names a network interface of one computer and means nothing to others. The URL Standard does not support it, so browsers reject the URL.',
  repair: anyOf(decodeAddress, remove('Remove the zone')),
  examples: [{ url: 'http://[fe80::1«%25eth0»]/', fixed: 'http://[fe80::1]/' }],
})
