import type { IssueDefinition } from '../../contract/issue-definition.ts'

/** What `foldIssues` makes of characters that are not allowed, where every browser leaves them alone. */
export const toleratedCharacter: IssueDefinition = Object.freeze({
  code: 'document/tolerated-character',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://url.spec.whatwg.org/#url-code-points',
  since: '0.1.0',
  message: 'This URL contains {{characters}} not percent-encoded: {{kinds}}.',
  why: 'Browsers leave these characters alone, so the link works. Programs that strictly follow RFC 3986 reject the URL or encode them.',
  notes: [
    'The URL Standard does not allow these characters, but its parser leaves them unchanged in these places: `^`, `|`, and pairs of `[]` and `{}` in a query or fragment, pairs of backticks in a query, and pairs of `[]` in a path. A `^` that begins a range of versions in a path (`react@^18.2`, `react-^18.2`) works as well: servers of packages and badges take it and `%5E` for the same. A `%` alone in a fragment, and a second `#` in a fragment that is a route (`#/rooms/#main`), work too. People often write such URLs on purpose: `?filter[name]=x`, `?size=[1,2]`, `#method(byte[])`.',
    'That is why the finding is off by default. To turn it on, use `"severities": { "document/tolerated-character": "warning" }` in `hreflint.config.json`. In ESLint, use a `strict` preset or `settings: { hreflint: { tolerated: "report" } }`. A bracket, brace or backtick without its partner is always reported, with another code, because it is usually a typing error.',
  ].join('\n\n'),
  examples: [
    { url: '<a href="/items?size=«[»10]">Items</a>' },
    { url: '<a href="#a«^»b">Text</a>' },
  ],
})
