import { secondAtSign as mistake } from '../../../generic-syntax/mistakes/second-at-sign.ts'
import { defineIssue } from '../define-issue.ts'

export const secondAtSign = defineIssue({
  ...mistake,
  kind: 'parse-exception',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-connolly-href-00#section-3',
  examples: [{ url: 'http://a@b«@»c/', fixed: 'http://a%40b@c/' }],
})
