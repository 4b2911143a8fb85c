import type { RuleDocs } from '../define/rule-docs.ts'

export const docs: RuleDocs = {
  what: 'Reports links to files that do not exist, and fragments (`#install`) that do not exist in the target. Without options, the rule checks only sites that it recognizes: by the configuration of a generator such as VitePress, Docusaurus, Astro or MkDocs, or, for Markdown, by the repository. For a folder of plain files, set `references` and `root`. If it is not known whether a link works, it is not reported. In JSX, Vue, Svelte and Astro components, only links that begin with `/` are checked, and images beside a Vue component.',
  why: 'Renaming a page or a heading silently breaks the links to it. The suggestions are paths and fragments that exist.',
  notFor: 'Links to other servers, because the rule makes no requests.',
  priorArt:
    '`no-missing-link-fragments` of @eslint/markdown looks for headings in the same file. Plugins that look for files compare paths; they do not know the URLs that a generator makes.',
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
