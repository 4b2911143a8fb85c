import { keepAddress } from '../../../repair/repairs/host/keep-address.ts'
import { defineIssue } from '../define-issue.ts'

export const ipv4TooManyParts = defineIssue({
  code: 'ipv4-too-many-parts',
  kind: 'parse-exception',
  specName: 'IPv4-too-many-parts',
  clause: 'https://url.spec.whatwg.org/#concept-ipv4-parser',
  since: '0.1.0',
  message: 'The IPv4 address has {{count}} parts instead of four.',
  why: 'A host that ends in a number must be an IPv4 address, so browsers reject the URL.',
  repair: keepAddress,
  examples: [
    { url: 'http://«1.2.3.4.5»/' },
    { url: 'http://«host.1.2.3.4»/', fixed: 'http://1.2.3.4/' },
  ],
})
