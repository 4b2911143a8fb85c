import { defineIssue, writeCandidates } from './define-issue.ts'

export const wrongForm = defineIssue({
  code: 'wrong-form',
  clause: null,
  message: '{{target}} is a source, and its page has another address.',
  why: 'The link works where the sources are shown, and leads to an error page on the site that is made of them.',
  repair: writeCandidates,
  examples: [
    {
      url: '[Start](«./start.md»)',
      fixed: '[Start](./start/)',
      site: {
        document: 'src/content/docs/index.md',
        files: { 'src/content/docs/start.md': '' },
        profile: 'starlight',
      },
    },
  ],
})
