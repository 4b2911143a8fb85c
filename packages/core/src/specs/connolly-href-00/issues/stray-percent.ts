import { strayPercent as mistake } from '../../../generic-syntax/mistakes/stray-percent.ts'
import { defineIssue } from '../define-issue.ts'

export const strayPercent = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-connolly-href-00#section-2',
  examples: [
    { url: 'https://example.com/100«%»', fixed: 'https://example.com/100%25' },
    { url: 'https://example.com/«%zz»', fixed: 'https://example.com/%25zz' },
  ],
})
