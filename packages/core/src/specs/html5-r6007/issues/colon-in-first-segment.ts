import { colonInFirstSegment as mistake } from '../../../generic-syntax/mistakes/colon-in-first-segment.ts'
import { defineIssue } from '../define-issue.ts'

export const colonInFirstSegment = defineIssue({
  ...mistake,
  kind: 'parse-exception',
  specName: null,
  clause: 'https://html5.org/tools/web-apps-tracker?from=6006&to=6007#parse-a-url',
  examples: [
    { url: '1«:»a', fixed: './1:a' },
    { url: '«:»a', fixed: './:a' },
  ],
})
