import { portInvalid as mistake } from '../../../generic-syntax/mistakes/port-invalid.ts'
import { defineIssue } from '../define-issue.ts'

export const portInvalid = defineIssue({
  ...mistake,
  kind: 'parse-exception',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-connolly-href-00#section-3',
  examples: [{ url: 'http://example.com:80«a»/', fixed: 'http://example.com:80/' }],
})
