import { defineIssue, writeCandidates } from './define-issue.ts'

export const missingFile = defineIssue({
  code: 'missing-file',
  clause: null,
  message: 'The file {{target}} does not exist.',
  why: 'A link to it opens an error page. An image, style sheet or script does not load.',
  repair: writeCandidates,
  examples: [
    {
      url: '<a href="«guide/instal.html»">Install</a>',
      fixed: '<a href="guide/install.html">Install</a>',
      site: { document: 'index.html', files: { 'guide/install.html': '' } },
    },
    {
      url: '![Logo](«/images/logo.svg»)',
      site: { document: 'README.md', files: { 'images/photo.png': '' }, profile: 'github' },
    },
  ],
})
