import { defineRedirectIssue } from '../define-issue.ts'

export const redirectChain = defineRedirectIssue({
  code: 'chain',
  clause: null,
  message: '{{to}} is redirected again and ends at {{end}}.',
  why: 'Each redirect costs one more request for each visit. Search engines follow only a few of them.',
  notes:
    'Off by default, because such redirects work. To turn it on, add its code to `severities`.',
  right: { url: '/older /new' },
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
      url: 'redirects = [{ from = "/a/*", to = "«/b/:splat»" }, { from = "/b/*", to = "/c/:splat" }]',
      site: {
        document: 'netlify.toml',
        files: { 'index.html': '', 'c/index.html': '' },
        profile: 'pages',
      },
    },
  ],
})
