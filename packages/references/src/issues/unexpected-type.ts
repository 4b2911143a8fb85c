import { defineIssue } from './define-issue.ts'

export const unexpectedType = defineIssue({
  code: 'unexpected-type',
  clause: null,
  message: 'The {{place}} requires {{wanted}}, but {{target}} is {{actual}}.',
  why: 'Browsers load the file but do not show or run it.',
  right: { url: '<img src="page.png" alt="A page">' },
  examples: [
    {
      url: '<img src="«page.html»" alt="A page">',
      site: { document: 'index.html', files: { 'page.html': '' } },
    },
    {
      url: '<script src="«style.css»"></script>',
      site: { document: 'index.html', files: { 'style.css': '' } },
    },
  ],
})
