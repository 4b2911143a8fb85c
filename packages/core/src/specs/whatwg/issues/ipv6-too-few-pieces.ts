import { fillPieces } from '../../../repair/repairs/host/repair-ipv6-pieces.ts'
import { defineIssue } from '../define-issue.ts'

export const ipv6TooFewPieces = defineIssue({
  code: 'ipv6-too-few-pieces',
  kind: 'parse-exception',
  specName: 'IPv6-too-few-pieces',
  clause: 'https://url.spec.whatwg.org/#concept-ipv6-parser',
  since: '0.1.0',
  message: 'The IPv6 address has {{count}} of its eight pieces.',
  why: 'Without `::` it is unclear which pieces are missing, so browsers reject the URL.',
  repair: fillPieces,
  examples: [{ url: 'http://[«1:2:3»]/', fixed: 'http://[1:2:3::]/' }],
})
