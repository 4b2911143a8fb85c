import { defineIssue, writeCandidates } from '../define-issue.ts'

export const missingIndex = defineIssue({
  code: 'missing-index',
  clause: null,
  message: 'The folder {{target}} has no index file.',
  why: 'The server has no page to show for the folder, so it answers with an error or a list of files.',
  repair: writeCandidates,
  examples: [
    {
      url: '<a href="«guide/»">Guide</a>',
      fixed: '<a href="guide/start.html">Guide</a>',
      site: { document: 'index.html', files: { 'guide/start.html': '' } },
    },
  ],
})
