import { site } from '@hreflint/core/internal'

export interface Feature {
  readonly title: string
  readonly text: string
  /** How to install it, in one line. Null if there is nothing to install. */
  readonly code: string | null
  readonly link: string
}

export const features: readonly Feature[] = [
  {
    title: 'On the command line',
    text: 'Checks and fixes whole sites in seconds, with output for people, CI and code scanning.',
    code: site === null ? 'npx --no hreflint .' : 'npx hreflint .',
    link: '/guide/getting-started',
  },
  {
    title: 'In your editor',
    text: 'Squiggles, hovers and quick fixes in VS Code, Neovim, Emacs and every other LSP editor.',
    code: 'code --install-extension hreflint.vsix',
    link: '/guide/editors',
  },
  {
    title: 'In ESLint',
    text: 'Every URL in code: fetch, new URL, JSX, Vue, CSS, Markdown and more.',
    code: site === null ? null : 'npm install --save-dev eslint-plugin-hreflint',
    link: '/rules/no-parse-exception',
  },
  {
    title: 'Exact to the character',
    text: 'Every issue has a name, a reason and a link to the clause that it breaks.',
    code: null,
    link: '/issues/',
  },
  {
    title: 'Proved fixes',
    text: 'A fix is applied automatically only if the result parses to exactly the same URL.',
    code: null,
    link: '/explorer/',
  },
  {
    title: 'Eight specifications',
    text: 'The URL Standard, the RFCs and five historic drafts, read side by side.',
    code: null,
    link: '/specs/',
  },
]
