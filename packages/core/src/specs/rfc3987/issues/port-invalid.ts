import { portInvalid as mistake } from '../../../generic-syntax/mistakes/port-invalid.ts'
import { defineIssue } from '../define-issue.ts'

export const portInvalid = defineIssue({
  ...mistake,
  kind: 'parse-exception',
  specName: null,
  clause: 'https://www.rfc-editor.org/rfc/rfc3986#section-3.2.3',
  examples: [{ url: 'http://example.com:80«a»/', fixed: 'http://example.com:80/' }],
})
