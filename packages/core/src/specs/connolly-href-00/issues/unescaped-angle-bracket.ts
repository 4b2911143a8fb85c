import { unescapedAngleBracket as mistake } from '../../../generic-syntax/mistakes/unescaped/unescaped-angle-bracket.ts'
import { defineIssue } from '../define-issue.ts'

export const unescapedAngleBracket = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-connolly-href-00#section-2',
  examples: [{ url: 'https://example.com/?q=«<»a', fixed: 'https://example.com/?q=%3Ca' }],
})
