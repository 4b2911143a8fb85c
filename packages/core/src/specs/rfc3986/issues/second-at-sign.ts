import { secondAtSign as mistake } from '../../../generic-syntax/mistakes/second-at-sign.ts'
import { defineIssue } from '../define-issue.ts'

export const secondAtSign = defineIssue({
  ...mistake,
  kind: 'parse-exception',
  specName: null,
  clause: 'https://www.rfc-editor.org/rfc/rfc3986#section-3.2.1',
  examples: [{ url: 'http://a@b«@»c/', fixed: 'http://a%40b@c/' }],
})
