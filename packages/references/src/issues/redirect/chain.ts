import { defineRedirectIssue } from '../define-issue.ts'

export const redirectChain = defineRedirectIssue({
  code: 'chain',
  clause: null,
  message: '{{to}} is redirected again; the end is {{end}}.',
  why: 'Each redirect is one more request for each visit. Search engines follow only a few of them.',
  right: { url: '/old /new\n/older /new' },
  examples: [
    {
      url: '/older «/old»\n/old /new\n',
      site: {
        document: '_redirects',
        files: { 'index.html': '', 'new.html': '' },
        profile: 'pages',
      },
    },
    {
      url: '[[redirects]]\nfrom = "/a/*"\nto = "«/b/:splat»"\n\n[[redirects]]\nfrom = "/b/*"\nto = "/c/:splat"\n',
      site: {
        document: 'netlify.toml',
        files: { 'index.html': '', 'c/index.html': '' },
        profile: 'pages',
      },
    },
  ],
})
