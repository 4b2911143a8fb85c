/** A sample that no test can run, and why; something else holds what it says. */
export interface NotRun {
  readonly file: string
  readonly language: string
  readonly heading: string
  readonly reason: string
  /** The test file that covers what the sample shows, and a text that it has. */
  readonly coveredBy: readonly [path: string, text: string]
}

export const notRun: readonly NotRun[] = [
  {
    file: 'docs/guide/editors.md',
    language: 'lua',
    heading: 'Neovim',
    reason: 'needs Neovim, which the end-to-end tests start with the same calls',
    coveredBy: ['test/e2e/support/neovim.lua', 'vim.lsp.'],
  },
  {
    file: 'docs/guide/editors.md',
    language: 'elisp',
    heading: 'Emacs',
    reason: 'needs Emacs, which the end-to-end tests start with the same entry',
    coveredBy: ['test/e2e/support/eglot.el', 'eglot-server-programs'],
  },
  {
    file: 'docs/guide/editors.md',
    language: 'toml',
    heading: 'Helix',
    reason: 'needs Helix; its manual was followed, and what it starts is tested as a process',
    coveredBy: ['test/language-server/lsp-client.ts', '--stdio'],
  },
  {
    file: 'packages/cli/README.md',
    language: 'sh',
    heading: 'While you write',
    reason: 'ends only with a signal',
    coveredBy: ['test/cli/watch.test.ts', "'--watch'"],
  },
]
