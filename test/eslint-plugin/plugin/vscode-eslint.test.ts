import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CodeAction, Diagnostic, TextEdit, WorkspaceEdit } from 'vscode-languageserver-types'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { builtProgram } from '../../cli/support/built-program.ts'
import { LspClient } from '../../language-server/lsp-client.ts'
import { temporarySite } from '../support/temporary-site.ts'

// The server of the extension vscode-eslint shows broken references in a project of users, and repairs them.

const test_ = fileURLToPath(new URL('../..', import.meta.url))
const server = join(
  test_,
  'node_modules/vscode-langservers-extracted/bin/vscode-eslint-language-server',
)

// A folder with the file _redirects is recognized as one that is served with clean URLs.
const project = temporarySite({
  'eslint.config.mjs': `import markdown from '@eslint/markdown'
import html from '@html-eslint/parser'
import hreflint from 'eslint-plugin-hreflint'

export default [
  { files: ['**/*.html'], languageOptions: { parser: html } },
  { files: ['**/*.md'], plugins: { markdown }, language: 'markdown/gfm' },
  hreflint.configs['recommended-html'],
  hreflint.configs['recommended-markdown'],
]
`,
  _redirects: '',
  'index.html': '<a href="install">a</a> <a href="instal.html">b</a>\n',
  'install.html': '<h1 id="first-steps">Install</h1>\n',
  'news.md': '[a](install.html#first-steps) [b](install.html#first-step)\n',
})
const folder = { uri: pathToFileURL(project).href, name: 'project' }

/** The settings of the extension, as it has them in a project that has set nothing. */
const settings = {
  validate: 'on',
  packageManager: 'npm',
  useESLintClass: true,
  experimental: {},
  codeAction: {
    disableRuleComment: { enable: true, location: 'separateLine', commentStyle: 'line' },
    showDocumentation: { enable: true },
  },
  codeActionOnSave: { mode: 'all' },
  format: false,
  quiet: false,
  onIgnoredFiles: 'off',
  options: {},
  rulesCustomizations: [],
  run: 'onType',
  problems: { shortenToSingleLine: false },
  nodePath: null,
  workspaceFolder: folder,
}

let client: LspClient

beforeAll(async () => {
  builtProgram()
  symlinkSync(join(test_, 'node_modules'), join(project, 'node_modules'), 'dir')
  const answers = {
    'workspace/configuration': ({ items }: { items: readonly unknown[] }) =>
      items.map(() => settings),
    'workspace/applyEdit': ({ edit }: { edit: WorkspaceEdit }) => {
      applied.push(edit)
      return { applied: true }
    },
  }
  const capabilities = {
    workspace: {
      configuration: true,
      workspaceFolders: true,
      applyEdit: true,
      workspaceEdit: { documentChanges: true },
    },
    textDocument: { diagnostic: {}, codeAction: { dataSupport: true } },
  }
  client = new LspClient(answers, ['--stdio'], { command: [process.execPath, server] })
  await client.initialize(capabilities, { workspaceFolders: [folder] })
}, 120_000)

afterAll(async () => {
  await client.stop()
})

/** The edits that the server has sent to the client. */
const applied: WorkspaceEdit[] = []

test.each([
  ['HTML', 'index.html', 'html', 'instal.html', 'install.html'],
  ['Markdown', 'news.md', 'markdown', 'first-step', 'first-steps'],
])('a broken reference in %s is shown and repaired', async (_, path, languageId, wrong, right) => {
  const text = readFileSync(join(project, path), 'utf8')
  const uri = pathToFileURL(join(project, path)).href
  const textDocument = { uri }
  const document = TextDocument.create(uri, languageId, 1, text)
  client.open(uri, text, languageId)
  const { items } = await client.request<{ items: readonly Diagnostic[] }>(
    'textDocument/diagnostic',
    { textDocument },
  )
  expect(items.map(({ source, code, range }) => [source, code, document.getText(range)])).toEqual([
    ['eslint', 'hreflint/no-broken-reference', wrong],
  ])
  const actions = await client.request<CodeAction[]>('textDocument/codeAction', {
    textDocument,
    range: items[0]?.range,
    context: { diagnostics: items },
  })
  const repair = actions.find(({ title }) => title.includes(right))
  await client.request('workspace/executeCommand', repair?.command)
  expect(
    applied.splice(0).map(({ documentChanges: [change] = [] }) => {
      const edits = change !== undefined && 'edits' in change ? change.edits : []
      return TextDocument.applyEdits(document, edits as TextEdit[])
    }),
  ).toEqual([text.replace(new RegExp(`\\b${wrong}\\b`), right)])
})
