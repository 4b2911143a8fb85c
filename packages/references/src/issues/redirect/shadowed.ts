import { defineRedirectIssue } from '../define-issue.ts'

export const shadowed = defineRedirectIssue({
  code: 'shadowed',
  clause: null,
  message: 'The rule for {{from}} is never used: {{shadow}}.',
  why: 'Servers use the first rule that matches, so this one never sends a visitor anywhere.',
  notes:
    'A rule that applies only to some requests (by country, cookie or query) does not hide others. Netlify serves an existing file before it applies a rule without `force`. With a `_redirects` file, that depends on the server, so a rule hidden by a file is reported only in `netlify.toml` and for rewrites in `vercel.json`.',
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
