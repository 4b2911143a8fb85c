import { defineRedirectIssue } from '../define-issue.ts'

export const shadowed = defineRedirectIssue({
  code: 'shadowed',
  clause: null,
  message: 'The rule for {{from}} is never used: {{shadow}}.',
  why: 'Servers take the first rule that matches, so visitors do not get where this one sends them.',
  notes:
    'Rules that apply to some requests only (by country, cookie or query) never hide others. Netlify serves a file before it looks for a rule without `force`; what a `_redirects` file does then depends on the server, so that is reported for `netlify.toml` and for rewrites of `vercel.json` only.',
  right: { url: '/docs/start /guide' },
  examples: [
    {
      url: 'redirects = [{ from = "«/about»", to = "/team" }]',
      site: {
        document: 'netlify.toml',
        files: { 'index.html': '', 'about.html': '', 'team.html': '' },
        profile: 'pages',
      },
    },
    {
      url: 'redirects = [{ from = "/docs/*", to = "/manual/:splat" }, { from = "«/docs/start»", to = "/guide" }]',
      site: {
        document: 'netlify.toml',
        files: { 'index.html': '', 'guide.html': '', 'manual/index.html': '' },
        profile: 'pages',
      },
    },
  ],
})
