import { colonInFirstSegment as mistake } from '../../../generic-syntax/mistakes/colon-in-first-segment.ts'
import { defineIssue } from '../define-issue.ts'

export const colonInFirstSegment = defineIssue({
  ...mistake,
  kind: 'parse-exception',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-connolly-href-00#section-3',
  examples: [
    { url: '1«:»a', fixed: './1:a' },
    { url: '«:»a', fixed: './:a' },
  ],
})
