import { colonInFirstSegment as mistake } from '../../../generic-syntax/mistakes/colon-in-first-segment.ts'
import { defineIssue } from '../define-issue.ts'

export const colonInFirstSegment = defineIssue({
  ...mistake,
  kind: 'parse-exception',
  specName: null,
  clause: 'https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#parse-a-url',
  examples: [
    { url: '1«:»a', fixed: './1:a' },
    { url: '«:»a', fixed: './:a' },
  ],
})
