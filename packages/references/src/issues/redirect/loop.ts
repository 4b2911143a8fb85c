import { defineRedirectIssue } from '../define-issue.ts'

export const redirectLoop = defineRedirectIssue({
  code: 'loop',
  clause: null,
  message: 'The redirects never end: {{circle}}.',
  why: 'Browsers give up after 20 redirects and show an error.',
  right: { url: '/a /b' },
  examples: [
    {
      url: '/a «/a»\n',
      site: { document: '_redirects', files: { 'index.html': '' }, profile: 'pages' },
    },
    {
      url: '/a «/b»\n/b «/a»\n',
      site: { document: '_redirects', files: { 'index.html': '' }, profile: 'pages' },
    },
    {
      url: '{ "redirects": [{ "source": "/:path*", "destination": "«/en/:path*»" }] }',
      site: { document: 'vercel.json', files: { 'index.html': '' }, profile: 'pages' },
    },
  ],
})
