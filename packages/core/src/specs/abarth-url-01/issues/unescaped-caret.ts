import { unescapedCaret as mistake } from '../../../generic-syntax/mistakes/unescaped/unescaped-caret.ts'
import { defineIssue } from '../define-issue.ts'

export const unescapedCaret = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-abarth-url-01#section-5.4',
  examples: [{ url: 'http://example.com/a«^»b', fixed: 'http://example.com/a%5Eb' }],
})
