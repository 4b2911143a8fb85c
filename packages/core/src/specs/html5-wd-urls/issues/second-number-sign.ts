import { secondNumberSign as mistake } from '../../../generic-syntax/mistakes/second-number-sign.ts'
import { defineIssue } from '../define-issue.ts'

export const secondNumberSign = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#valid-url',
  examples: [{ url: '#a«#»b', fixed: '#a%23b' }],
})
