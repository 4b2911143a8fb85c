import { afterEach, expect, test } from 'vitest'
import type { CodeAction, Diagnostic, TextEdit } from 'vscode-languageserver-types'
import { TextDocument } from 'vscode-languageserver-textdocument'
import type { LspClient } from '../lsp-client.ts'
import { type DiagnosticReport, pulling, started } from '../sessions.ts'
import { temporaryWorkspace } from '../temporary-workspace.ts'

// What is offered for a broken link, and that no finding is left once it is chosen.

const { write, addressOf, roots } = temporaryWorkspace()

let client: LspClient
afterEach(() => client.stop())

const files: readonly string[] = ['install.html', 'guide/index.html', 'Logo.png', 'b c/first.html']
const textDocument = () => ({ uri: addressOf('index.html') })

async function findings(): Promise<readonly Diagnostic[]> {
  const report = await client.request<DiagnosticReport>('textDocument/diagnostic', {
    textDocument: textDocument(),
  })
  return report.items ?? []
}

/** Opens the page with a link and waits until its site is read. */
async function open(profile: string, text: string): Promise<void> {
  const severities = { 'reference/missing-slash': 'info' }
  write('hreflint.config.json', JSON.stringify({ references: 'fragments', profile, severities }))
  for (const name of files) write(name, '<title>a</title><p id="first-steps">')
  write('index.html', text)
  client = (await started(pulling, roots('.'))).client
  client.open(addressOf('index.html'), text)
  await findings()
  while (!client.requested.includes('workspace/diagnostic/refresh')) {
    await new Promise(resolve => setTimeout(resolve, 5))
  }
}

test.each([
  ['the nearest file', 'files', 'instal.html', 'install.html'],
  ['the nearest page of a server with clean URLs', 'pages', 'instal', 'install'],
  ['the nearest folder', 'files', 'b%20cc/first.html', 'b%20c/first.html'],
  ['the nearest id', 'files', 'install.html#first-step', 'install.html#first-steps'],
  ['the right case', 'files', 'logo.png', 'Logo.png'],
  ['the slash of a folder', 'pages', 'guide', 'guide/'],
  ['the only page of a folder without an index', 'pages', 'b%20c/', 'b%20c/first.html'],
])('%s is offered', async (_, profile, wrong, right) => {
  const text = `<a href="${wrong}">`
  await open(profile, text)
  const diagnostics = await findings()
  const actions = await client.request<CodeAction[]>('textDocument/codeAction', {
    textDocument: textDocument(),
    range: diagnostics[0]?.range,
    context: { diagnostics },
  })
  const before = TextDocument.create(addressOf('index.html'), 'html', 1, text)
  const edits = (actions[0]?.edit?.documentChanges ?? []).flatMap(change =>
    'edits' in change ? (change.edits as TextEdit[]) : [],
  )
  const after = TextDocument.applyEdits(before, edits)
  expect(after).toBe(`<a href="${right}">`)
  client.notify('textDocument/didChange', {
    textDocument: { ...textDocument(), version: 2 },
    contentChanges: [{ text: after }],
  })
  expect(await findings()).toEqual([])
})
