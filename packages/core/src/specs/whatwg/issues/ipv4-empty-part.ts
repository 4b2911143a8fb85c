import { removeDots } from '../../../repair/repairs/host/remove-dots.ts'
import { defineIssue } from '../define-issue.ts'

export const ipv4EmptyPart = defineIssue({
  code: 'ipv4-empty-part',
  kind: 'parse-exception',
  specName: 'IPv4-non-numeric-part',
  clause: 'https://url.spec.whatwg.org/#concept-ipv4-parser',
  since: '0.1.0',
  message:
    'The IPv4 address has an empty part: it contains two dots in a row or starts with a dot.',
  why: 'A host that ends in a number must be an IPv4 address, so browsers reject the URL.',
  repair: removeDots,
  examples: [{ url: 'https://1.2.«.»3/', fixed: 'https://1.2.3/', also: ['domain-empty-label'] }],
})
