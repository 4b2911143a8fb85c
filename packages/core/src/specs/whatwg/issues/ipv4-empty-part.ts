import { removeDots } from '../../../repair/repairs/host/remove-dots.ts'
import { defineIssue } from '../define-issue.ts'

export const ipv4EmptyPart = defineIssue({
  code: 'ipv4-empty-part',
  kind: 'parse-exception',
  specName: 'IPv4-non-numeric-part',
  clause: 'https://url.spec.whatwg.org/#concept-ipv4-parser',
  since: '0.1.0',
  message: 'The IPv4 address has an empty part: two dots in a row, or a dot at its start.',
  why: 'A host that ends in a number can only be an IPv4 address, so browsers refuse the whole URL.',
  repair: removeDots,
  examples: [{ url: 'https://1.2.«.»3/', fixed: 'https://1.2.3/', also: ['domain-empty-label'] }],
})
