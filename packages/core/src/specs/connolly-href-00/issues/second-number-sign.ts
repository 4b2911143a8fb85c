import { secondNumberSign as mistake } from '../../../generic-syntax/mistakes/second-number-sign.ts'
import { defineIssue } from '../define-issue.ts'

export const secondNumberSign = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-connolly-href-00#section-2',
  examples: [{ url: '#a«#»b', fixed: '#a%23b' }],
})
