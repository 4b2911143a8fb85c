import { ipLiteralInvalid as mistake } from '../../../generic-syntax/mistakes/ip-literal-invalid.ts'
import { defineIssue } from '../define-issue.ts'

export const ipLiteralInvalid = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#valid-url',
  examples: [{ url: 'http://[«g»oogle.com]/', also: ['domain-invalid'] }],
})
