import { unescapedSpace as mistake } from '../../../generic-syntax/mistakes/unescaped/unescaped-space.ts'
import { defineIssue } from '../define-issue.ts'

export const unescapedSpace = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-connolly-href-00#section-2',
  examples: [
    { url: 'https://example.com/a« »b', fixed: 'https://example.com/a%20b' },
    { url: '?q=a« »b', fixed: '?q=a%20b' },
  ],
})
