import { defineIssue } from './define-issue.ts'

export const untracked = defineIssue({
  code: 'untracked',
  clause: null,
  message: '{{target}} exists here, but git does not track it.',
  why: 'The link works on this machine alone: the file is not in the repository, and so not where others read the page.',
  notes:
    'Reported in Markdown that a forge shows (the profiles `github` and `gitlab`), for documents that are tracked themselves.',
  right: { url: '[Guide](guide.md)' },
  examples: [
    {
      url: '[Report](«build/report.md»)',
      site: {
        document: 'README.md',
        files: { 'build/report.md': '' },
        untracked: ['build/report.md'],
        profile: 'github',
      },
    },
  ],
})
