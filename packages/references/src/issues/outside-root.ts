import { defineIssue } from './define-issue.ts'

export const outsideRoot = defineIssue({
  code: 'outside-root',
  clause: 'https://url.spec.whatwg.org/#shorten-a-urls-path',
  message: 'The path leads outside the root of the site.',
  why: 'Browsers stop at the root of the server. Site generators and file viewers go further up, and open a different file or none.',
  right: { url: '<a href="../index.html">Home</a>' },
  examples: [
    {
      url: '<a href="«../../index.html»">Home</a>',
      site: {
        document: 'guide/start.html',
        files: { 'index.html': '' },
        siteUrl: 'https://example.com/',
      },
    },
    {
      url: '[Readme](«../README.md»)',
      site: { document: 'index.md', files: {}, profile: 'vitepress' },
    },
  ],
})
