import { defineIssue, writeCandidates } from '../define-issue.ts'

export const missingSlash = defineIssue({
  code: 'missing-slash',
  clause: null,
  message: '{{target}} is a folder, but the slash at its end is missing.',
  why: 'The server redirects to the address with the slash, which costs one more request for each visit.',
  repair: writeCandidates,
  examples: [
    {
      url: '<a href="«guide»">Guide</a>',
      fixed: '<a href="guide/">Guide</a>',
      site: { document: 'index.html', files: { 'guide/index.html': '' } },
    },
  ],
})
