import { anyOf } from '../../../repair/repairs/any-of.ts'
import { keepAddress } from '../../../repair/repairs/host/keep-address.ts'
import { removeDots } from '../../../repair/repairs/host/remove-dots.ts'
import { stripZeros } from '../../../repair/repairs/host/strip-zeros.ts'
import { defineIssue } from '../define-issue.ts'

export const ipv4NonNumericPart = defineIssue({
  code: 'ipv4-non-numeric-part',
  kind: 'parse-exception',
  specName: 'IPv4-non-numeric-part',
  clause: 'https://url.spec.whatwg.org/#concept-ipv4-parser',
  since: '0.1.0',
  message: 'The host ends in a number, but its part {{text}} is not a number.',
  why: 'A host that ends in a number must be an IPv4 address, so browsers reject the URL.',
  notes: 'A number with a leading zero is octal, so it cannot contain the digits 8 and 9.',
  repair: anyOf(removeDots, stripZeros, keepAddress),
  examples: [
    { url: 'https://«a».2.3.4/' },
    { url: 'https://1.2.3.«09»/', fixed: 'https://1.2.3.9/' },
  ],
})
