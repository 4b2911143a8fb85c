import { unescapedBackslash as mistake } from '../../../generic-syntax/mistakes/unescaped/unescaped-backslash.ts'
import { defineIssue } from '../define-issue.ts'

export const unescapedBackslash = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-connolly-href-00#section-2',
  examples: [{ url: 'images«\\»a.png', fixed: 'images%5Ca.png' }],
})
