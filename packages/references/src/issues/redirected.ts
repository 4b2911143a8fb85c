import { defineIssue, writeCandidates } from './define-issue.ts'

export const redirected = defineIssue({
  code: 'redirected',
  clause: null,
  message: '{{target}} is permanently redirected to {{end}}.',
  why: 'The link works, with one request more for each visit, as long as somebody keeps the redirect.',
  repair: writeCandidates,
  examples: [
    {
      url: '<a href="«/old»">New</a>',
      fixed: '<a href="/new">New</a>',
      site: {
        document: 'index.html',
        files: { 'new.html': '', _redirects: '/old /new 301\n' },
        profile: 'pages',
        siteUrl: 'https://example.com/',
      },
    },
  ],
})
