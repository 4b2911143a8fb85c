import { unescapedBackslash as mistake } from '../../../generic-syntax/mistakes/unescaped/unescaped-backslash.ts'
import { defineIssue } from '../define-issue.ts'

export const unescapedBackslash = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#valid-url',
  examples: [{ url: 'images«\\»a.png', fixed: 'images%5Ca.png' }],
})
