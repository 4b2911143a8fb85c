import { defineIssue } from '../define-issue.ts'

export const untracked = defineIssue({
  code: 'untracked',
  clause: null,
  message: '{{target}} exists here, but git does not track it.',
  why: 'The link works only on this computer. The file is not in the repository, so the page that others read has a broken link.',
  notes:
    'Reported only in Markdown files that are tracked themselves, in sites with the profile `github` or `gitlab`.',
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
