import { defineIssue, writeCandidates } from './define-issue.ts'

export const redirected = defineIssue({
  code: 'redirected',
  clause: null,
  message: '{{target}} is permanently redirected to {{end}}.',
  why: 'The link works only as long as somebody keeps the redirect, and costs one more request for each visit.',
  notes: 'Off by default, because the link works. To turn it on, add its code to `severities`.',
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
