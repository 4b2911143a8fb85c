import { defineIssue, writeCandidates } from './define-issue.ts'

export const wrongForm = defineIssue({
  code: 'wrong-form',
  clause: null,
  message: '{{target}} is a source file whose page has a different address.',
  why: 'The link works where the source files are shown. On the site that is built from them, it opens an error page.',
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
