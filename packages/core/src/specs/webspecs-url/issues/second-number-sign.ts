import { secondNumberSign as mistake } from '../../../generic-syntax/mistakes/second-number-sign.ts'
import { defineIssue } from '../define-issue.ts'

export const secondNumberSign = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: 'conformance error',
  clause:
    'https://github.com/webspecs/url/blob/81182ab9221d0e5a7b5318033fee6a6a8043e5d2/url.bs#L1356-L1358',
  examples: [{ url: 'http://example.com/#a«#»b', fixed: 'http://example.com/#a%23b' }],
})
