import { unescapedBackslash as mistake } from '../../../generic-syntax/mistakes/unescaped/unescaped-backslash.ts'
import { defineIssue } from '../define-issue.ts'

export const unescapedBackslash = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://www.rfc-editor.org/rfc/rfc3986#section-2',
  examples: [
    { url: 'http://good.example«\\»@evil.example/', fixed: 'http://good.example%5C@evil.example/' },
    { url: 'images«\\»a.png', fixed: 'images%5Ca.png' },
  ],
})
