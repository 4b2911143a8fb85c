import { secondAtSign as mistake } from '../../../generic-syntax/mistakes/second-at-sign.ts'
import { defineIssue } from '../define-issue.ts'

export const secondAtSign = defineIssue({
  ...mistake,
  kind: 'parse-exception',
  specName: null,
  clause: 'https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#parse-a-url',
  examples: [{ url: 'http://a@b«@»c/', fixed: 'http://a%40b@c/' }],
})
