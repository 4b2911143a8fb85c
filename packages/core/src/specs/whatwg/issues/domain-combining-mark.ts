import { remove } from '../../../repair/repairs/characters/remove.ts'
import { defineIssue } from '../define-issue.ts'

export const domainCombiningMark = defineIssue({
  code: 'domain-combining-mark',
  kind: 'parse-exception',
  specName: 'domain-to-ASCII',
  clause: 'https://url.spec.whatwg.org/#concept-domain-to-ascii',
  since: '0.1.0',
  message: 'The host label {{label}} starts with a combining mark.',
  why: 'The mark would combine with the dot or slash before the label, so browsers reject the URL.',
  repair: remove(),
  examples: [{ url: 'https://«\u0301»a.example/', fixed: 'https://a.example/' }],
})
