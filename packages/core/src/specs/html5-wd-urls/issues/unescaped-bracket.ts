import { unescapedBracket as mistake } from '../../../generic-syntax/mistakes/unescaped/unescaped-bracket.ts'
import { defineIssue } from '../define-issue.ts'

export const unescapedBracket = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#valid-url',
  examples: [{ url: 'https://example.com/?a«[]»=1', fixed: 'https://example.com/?a%5B%5D=1' }],
})
