import { unescapedBackslash as mistake } from '../../../generic-syntax/mistakes/unescaped/unescaped-backslash.ts'
import { defineIssue } from '../define-issue.ts'

export const unescapedBackslash = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://html5.org/tools/web-apps-tracker?from=6006&to=6007#valid-url',
  examples: [{ url: 'images«\\»a.png', fixed: 'images%5Ca.png' }],
})
