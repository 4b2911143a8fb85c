import { defineIssue, writeCandidates } from './define-issue.ts'

export const wrongCase = defineIssue({
  code: 'wrong-case',
  clause: null,
  message: 'The file {{target}} does not exist, but {{twin}} does.',
  why: 'The link works on macOS and Windows, which ignore case, but not on a Linux server.',
  repair: writeCandidates,
  examples: [
    {
      url: '<img src="«Images/Logo.png»" alt="Logo">',
      fixed: '<img src="images/logo.png" alt="Logo">',
      site: { document: 'index.html', files: { 'images/logo.png': '' } },
    },
  ],
})
