import { unescapedBracket as mistake } from '../../../generic-syntax/mistakes/unescaped/unescaped-bracket.ts'
import { defineIssue } from '../define-issue.ts'

export const unescapedBracket = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-abarth-url-01#section-5.2',
  examples: [{ url: 'http://«[»u@example.com/', fixed: 'http://%5Bu@example.com/' }],
})
