import { defineRedirectIssue } from '../define-issue.ts'

export const dangling = defineRedirectIssue({
  code: 'dangling',
  clause: null,
  message: 'The redirect from {{from}} leads to {{target}}, which does not exist.',
  why: 'Visitors to the old address get an error page instead of the page that they were meant to reach.',
  notes:
    'Reported only if it is certain: for a folder that a server serves and that has an index page, or for a source file from which a generator makes a page.',
  right: { url: '/old /new' },
  examples: [
    {
      url: '/old «/nwe»\n',
      site: {
        document: '_redirects',
        files: { 'index.html': '', 'new.html': '' },
        profile: 'pages',
      },
    },
    {
      url: '/blog/* «/news/:splat» 302\n',
      site: {
        document: '_redirects',
        files: { 'index.html': '', 'articles/a.html': '' },
        profile: 'pages',
      },
    },
    {
      url: 'plugins:\n  - redirects:\n      redirect_maps:\n        old.md: «nwe.md»\n',
      site: { document: 'mkdocs.yml', files: { 'docs/new.md': '' }, profile: 'mkdocs' },
    },
  ],
})
