import { strayPercent as mistake } from '../../../generic-syntax/mistakes/stray-percent.ts'
import { defineIssue } from '../define-issue.ts'

export const strayPercent = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://html5.org/tools/web-apps-tracker?from=6006&to=6007#valid-url',
  examples: [
    { url: 'https://example.com/100«%»', fixed: 'https://example.com/100%25' },
    { url: 'https://example.com/«%zz»', fixed: 'https://example.com/%25zz' },
  ],
})
