import type { IssueDefinition } from '../../contract/issue-definition.ts'

/** What `foldIssues` makes of everything that is wrong in the data of a `data:` URL. */
export const unescapedData: IssueDefinition = Object.freeze({
  code: 'document/unescaped-data',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://url.spec.whatwg.org/#url-code-points',
  since: '0.1.0',
  message: 'This `{{scheme}}:` URL contains {{characters}} not allowed in a URL: {{kinds}}.',
  why: 'Browsers load it anyway. Other programs may end the URL at a space or quote, and in mail, Markdown or a shell the rest is lost.',
  notes:
    'hreflint reports one finding for everything that must be percent-encoded in a `data:` URL or in the program of a `javascript:` URL. Its suggestion percent-encodes all of it, which changes the text of the URL but not the data. Images and style sheets are often written unescaped on purpose, because they are shorter and easier to read that way. That is why the severity is `info` by default, and why the `recommended` presets of the ESLint plugin leave it out.',
  examples: [
    { url: '<img src="«data»:image/svg+xml,<svg/>" alt="Nothing">' },
    { url: '<style>a { background: url("«data»:image/svg+xml,<svg/>") }</style>' },
  ],
})
