import type { IssueDefinition } from '../../contract/issue-definition.ts'

/** What `foldIssues` makes of characters that are not allowed, where every browser leaves them alone. */
export const toleratedCharacter: IssueDefinition = Object.freeze({
  code: 'document/tolerated-character',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://url.spec.whatwg.org/#url-code-points',
  since: '0.1.0',
  message: 'This URL contains {{characters}} not percent-encoded: {{kinds}}.',
  why: 'Browsers pass such characters on as they are, so the link works. Programs that follow RFC 3986 to the letter refuse the URL or encode them.',
  notes: [
    'The URL Standard does not allow these characters, but its parser leaves them unchanged in these places: `^`, `|`, and pairs of `[]` and `{}` in a query or fragment, pairs of backticks in a query, and pairs of `[]` in a path. A `%` alone in a fragment, and a second `#` in a fragment that is a route (`#/rooms/#main`), work too. Such URLs are often written on purpose: `?filter[name]=x`, `?size=[1,2]`, `#method(byte[])`.',
    'So the finding is off until a configuration names it: `"severities": { "document/tolerated-character": "warning" }` in `hreflint.config.json`. In ESLint it is in the `strict` presets, or `settings: { hreflint: { tolerated: "report" } }` asks for it. A bracket, brace or backtick without its partner is always reported, by another code: mostly it is a typing error.',
  ].join('\n\n'),
  examples: [
    { url: '<a href="/items?size=«[»10]">Items</a>' },
    { url: '<a href="#a«^»b">Text</a>' },
  ],
})
