import { secondAtSign as mistake } from '../../../generic-syntax/mistakes/second-at-sign.ts'
import { defineIssue } from '../define-issue.ts'

export const secondAtSign = defineIssue({
  ...mistake,
  kind: 'parse-exception',
  specName: null,
  clause: 'https://html5.org/tools/web-apps-tracker?from=6006&to=6007#parse-a-url',
  examples: [{ url: 'http://a@b«@»c/', fixed: 'http://a%40b@c/' }],
})
