import { unescapedBracket as mistake } from '../../../generic-syntax/mistakes/unescaped/unescaped-bracket.ts'
import { defineIssue } from '../define-issue.ts'

export const unescapedBracket = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-connolly-href-00#section-2',
  examples: [{ url: 'https://example.com/?a«[]»=1', fixed: 'https://example.com/?a%5B%5D=1' }],
})
