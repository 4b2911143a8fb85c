import { secondNumberSign as mistake } from '../../../generic-syntax/mistakes/second-number-sign.ts'
import { defineIssue } from '../define-issue.ts'

export const secondNumberSign = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://html5.org/tools/web-apps-tracker?from=6006&to=6007#valid-url',
  examples: [{ url: '#a«#»b', fixed: '#a%23b' }],
})
