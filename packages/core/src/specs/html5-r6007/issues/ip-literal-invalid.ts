import { ipLiteralInvalid as mistake } from '../../../generic-syntax/mistakes/ip-literal-invalid.ts'
import { defineIssue } from '../define-issue.ts'

export const ipLiteralInvalid = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://html5.org/tools/web-apps-tracker?from=6006&to=6007#valid-url',
  examples: [{ url: 'http://[«g»oogle.com]/', also: ['domain-invalid'] }],
})
