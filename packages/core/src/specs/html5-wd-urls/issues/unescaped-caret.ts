import { unescapedCaret as mistake } from '../../../generic-syntax/mistakes/unescaped/unescaped-caret.ts'
import { defineIssue } from '../define-issue.ts'

export const unescapedCaret = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#valid-url',
  examples: [{ url: 'https://example.com/a«^»b', fixed: 'https://example.com/a%5Eb' }],
})
