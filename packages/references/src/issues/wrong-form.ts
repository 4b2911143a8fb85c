import { defineIssue, writeCandidates } from './define-issue.ts'

export const wrongForm = defineIssue({
  code: 'wrong-form',
  clause: null,
  message: 'The page of {{target}} has a different address.',
  why: 'On the site that is built from the source files, the link opens an error page. It may work where the files are shown, as on GitHub.',
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
