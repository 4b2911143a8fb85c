import type { IssueDefinition } from '../../contract/issue-definition.ts'

/** What `foldIssues` makes of everything that is wrong in the data of a `data:` URL. */
export const unescapedData: IssueDefinition = Object.freeze({
  code: 'document/unescaped-data',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://url.spec.whatwg.org/#url-code-points',
  since: '0.1.0',
  message: 'This data: URL contains {{characters}} not allowed in a URL: {{kinds}}.',
  why: 'Browsers load it all the same. Other programs may end the URL at a space or quote, and in mail, Markdown or a shell the rest is lost.',
  notes:
    'Everything that must be percent-encoded in a `data:` URL is one finding. Its suggestion percent-encodes all of it: that changes the text of the URL, and keeps the data. Images and style sheets are often written unescaped on purpose, because they are easier to read and shorter that way, so the finding is `info` by default, and the presets of the ESLint plugin leave it out.',
  examples: [
    { url: '<img src="«data»:image/svg+xml,<svg/>" alt="Nothing">' },
    { url: '<style>a { background: url("«data»:image/svg+xml,<svg/>") }</style>' },
  ],
})
