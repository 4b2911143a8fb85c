import { unescapedAngleBracket as mistake } from '../../../generic-syntax/mistakes/unescaped/unescaped-angle-bracket.ts'
import { defineIssue } from '../define-issue.ts'

export const unescapedAngleBracket = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-abarth-url-01#section-5.5',
  examples: [{ url: 'http://example.com/?q=«<»a', fixed: 'http://example.com/?q=%3Ca' }],
})
