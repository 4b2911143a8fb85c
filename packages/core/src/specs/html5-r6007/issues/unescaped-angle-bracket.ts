import { unescapedAngleBracket as mistake } from '../../../generic-syntax/mistakes/unescaped/unescaped-angle-bracket.ts'
import { defineIssue } from '../define-issue.ts'

export const unescapedAngleBracket = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://html5.org/tools/web-apps-tracker?from=6006&to=6007#valid-url',
  examples: [{ url: 'https://example.com/?q=«<»a', fixed: 'https://example.com/?q=%3Ca' }],
})
