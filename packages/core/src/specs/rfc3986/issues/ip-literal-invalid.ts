import { ipLiteralInvalid as mistake } from '../../../generic-syntax/mistakes/ip-literal-invalid.ts'
import { defineIssue } from '../define-issue.ts'

export const ipLiteralInvalid = defineIssue({
  ...mistake,
  kind: 'parse-exception',
  specName: null,
  clause: 'https://www.rfc-editor.org/rfc/rfc3986#section-3.2.2',
  examples: [{ url: 'http://[::«g»]/' }, { url: 'http://[::1«»' }, { url: 'http://[::1]«a»/' }],
})
