import { portInvalid as mistake } from '../../../generic-syntax/mistakes/port-invalid.ts'
import { defineIssue } from '../define-issue.ts'

export const portInvalid = defineIssue({
  ...mistake,
  kind: 'parse-exception',
  specName: null,
  clause: 'https://html5.org/tools/web-apps-tracker?from=6006&to=6007#parse-a-url',
  examples: [{ url: 'http://example.com:80«a»/', fixed: 'http://example.com:80/' }],
})
