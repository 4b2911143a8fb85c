import { secondNumberSign as mistake } from '../../../generic-syntax/mistakes/second-number-sign.ts'
import { defineIssue } from '../define-issue.ts'

export const secondNumberSign = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://www.rfc-editor.org/rfc/rfc3986#section-3.5',
  examples: [{ url: '#a«#»b', fixed: '#a%23b' }],
})
