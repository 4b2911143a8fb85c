import { portInvalid as mistake } from '../../../generic-syntax/mistakes/port-invalid.ts'
import { defineIssue } from '../define-issue.ts'

export const portInvalid = defineIssue({
  ...mistake,
  kind: 'parse-exception',
  specName: null,
  clause: 'https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#parse-a-url',
  examples: [{ url: 'http://example.com:80«a»/', fixed: 'http://example.com:80/' }],
})
