import { defineRedirectIssue } from '../define-issue.ts'

export const shadowed = defineRedirectIssue({
  code: 'shadowed',
  clause: null,
  message: 'The rule for {{from}} is never used: {{shadow}}.',
  why: 'Servers take the first rule that matches, so visitors do not get where this one sends them.',
  notes:
    'Rules that apply to some requests only (by country, cookie or query) never hide others. Netlify serves a file before it looks for a rule without `force`; what a `_redirects` file does then depends on the server, so that is reported for `netlify.toml` and for rewrites of `vercel.json` only.',
  right: { url: '/docs/start /guide\n/docs/* /manual/:splat' },
  examples: [
    {
      url: '/docs/* /manual/:splat\n«/docs/start» /guide\n',
      site: {
        document: '_redirects',
        files: { 'index.html': '', 'guide.html': '', 'manual/index.html': '' },
        profile: 'pages',
      },
    },
    {
      url: '[[redirects]]\nfrom = "«/about»"\nto = "/team"\n',
      site: {
        document: 'netlify.toml',
        files: { 'index.html': '', 'about.html': '', 'team.html': '' },
        profile: 'pages',
      },
    },
  ],
})
