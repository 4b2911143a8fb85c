import type { RuleDocs } from '../define/rule-docs.ts'

export const docs: RuleDocs = {
  what: 'Reports links to files that do not exist, and fragments (`#install`) that nothing in their target has. Without options, it looks only in sites that it recognizes: by the configuration of a generator such as VitePress, Docusaurus, Astro or MkDocs, or, for Markdown, by the repository. For a folder of plain files, set `references` and `root`. A link of which it is not known whether it works is not reported. In components of JSX, Vue, Svelte and Astro, only links that begin with `/` are checked, and pictures beside a Vue component.',
  why: 'A renamed page or heading breaks the links to it without a word. The suggestions are paths and fragments that exist.',
  notFor: 'Links to other servers: nothing is fetched.',
  priorArt:
    '`no-missing-link-fragments` of @eslint/markdown looks for headings in the same file. Plugins that look for files compare paths, and do not know the addresses that a generator makes.',
  files: ['index.html', 'guide/install.html', 'img/logo.png', 'guide/Install.md'],
  options: { references: 'fragments', profile: 'files' },
  examples: {
    html: {
      incorrect: [
        '<a href="guide/instal.html">Install</a>',
        '<a href="#instal">x</a><p id="install">',
      ],
      correct: [
        '<a href="guide/install.html">Install</a>',
        '<a href="#install">x</a><p id="install">',
      ],
    },
    css: {
      incorrect: ['a { background: url("img/logo.pgn") }'],
      correct: ['a { background: url("img/logo.png") }'],
    },
    markdown: {
      incorrect: ['![Logo](img/Logo.png)'],
      correct: ['![Logo](img/logo.png)'],
    },
  },
}
