import { unescapedBacktick as mistake } from '../../../generic-syntax/mistakes/unescaped/unescaped-backtick.ts'
import { defineIssue } from '../define-issue.ts'

export const unescapedBacktick = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://html5.org/tools/web-apps-tracker?from=6006&to=6007#valid-url',
  examples: [{ url: 'https://example.com/«`»a', fixed: 'https://example.com/%60a' }],
})
