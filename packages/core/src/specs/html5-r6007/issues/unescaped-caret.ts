import { unescapedCaret as mistake } from '../../../generic-syntax/mistakes/unescaped/unescaped-caret.ts'
import { defineIssue } from '../define-issue.ts'

export const unescapedCaret = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://html5.org/tools/web-apps-tracker?from=6006&to=6007#valid-url',
  examples: [{ url: 'https://example.com/a«^»b', fixed: 'https://example.com/a%5Eb' }],
})
