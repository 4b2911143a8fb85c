import { unescapedBracket as mistake } from '../../../generic-syntax/mistakes/unescaped/unescaped-bracket.ts'
import { defineIssue } from '../define-issue.ts'

export const unescapedBracket = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://html5.org/tools/web-apps-tracker?from=6006&to=6007#valid-url',
  examples: [{ url: 'https://example.com/?a«[]»=1', fixed: 'https://example.com/?a%5B%5D=1' }],
})
