import { unescapedAngleBracket as mistake } from '../../../generic-syntax/mistakes/unescaped/unescaped-angle-bracket.ts'
import { defineIssue } from '../define-issue.ts'

export const unescapedAngleBracket = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#valid-url',
  examples: [{ url: 'https://example.com/?q=«<»a', fixed: 'https://example.com/?q=%3Ca' }],
})
