import { unescapedPipe as mistake } from '../../../generic-syntax/mistakes/unescaped/unescaped-pipe.ts'
import { defineIssue } from '../define-issue.ts'

export const unescapedPipe = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-abarth-url-01#section-5.4',
  examples: [{ url: 'http://example.com/a«|»b', fixed: 'http://example.com/a%7Cb' }],
})
