import { strayPercent as mistake } from '../../../generic-syntax/mistakes/stray-percent.ts'
import { defineIssue } from '../define-issue.ts'

export const strayPercent = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: 'conformance error',
  clause:
    'https://github.com/webspecs/url/blob/81182ab9221d0e5a7b5318033fee6a6a8043e5d2/url.bs#L1698-L1700',
  examples: [{ url: 'http://example.com/100«%»', fixed: 'http://example.com/100%25' }],
})
