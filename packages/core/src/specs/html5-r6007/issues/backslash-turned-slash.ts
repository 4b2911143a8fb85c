import { backslashTurnedSlash as mistake } from '../../../generic-syntax/mistakes/backslash-turned-slash.ts'
import { defineIssue } from '../define-issue.ts'

export const backslashTurnedSlash = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://html5.org/tools/web-apps-tracker?from=6006&to=6007#valid-url',
  examples: [
    { url: 'http://good.example«\\»@evil.example/', fixed: 'http://good.example/@evil.example/' },
    { url: 'http://example.com/#a«\\»b', fixed: 'http://example.com/#a/b' },
  ],
})
