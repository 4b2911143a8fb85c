import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Diagnostic } from 'vscode-languageserver-types'
import { type DiagnosticReport, pulling, started } from '../sessions.ts'
import { planted, plantedDocuments } from '../../support/connection/planted-secrets.ts'
import { temporaryWorkspace } from '../temporary-workspace.ts'

const folder = temporaryWorkspace()

const url = 'postgres://ada:12/PLANTED@db:5432/x'

/** What is sent to a person, to a log, and to the trace. Texts of edits keep the password. */
function withoutEdits(value: unknown): string {
  return JSON.stringify(value, (key, member) =>
    /^(?:edit|newText)$/.test(key) ? undefined : member,
  )
}

test('no log, trace, message or file of the server has a password', async () => {
  folder.write('hreflint.config.json', '{ "siteUrl": "https://ada:PLANTED@h:99999/" }')
  for (const [name, [, text]] of Object.entries(plantedDocuments)) folder.write(name, text)
  const { client } = await started(pulling, { ...folder.roots('.'), trace: 'verbose' }, () => ({
    trace: { server: 'verbose' },
    documentUrl: 'https://ada:PLANTED@h:99999/',
  }))
  client.notify('$/setTrace', { value: 'verbose' })
  const said: unknown[] = []
  for (const [name, [language, text]] of Object.entries(plantedDocuments)) {
    const textDocument = { uri: folder.addressOf(name) }
    client.open(textDocument.uri, text, language)
    const report = await client.request<DiagnosticReport>('textDocument/diagnostic', {
      textDocument,
    })
    const items: readonly Diagnostic[] = report.items ?? []
    // In code, URLs are checked on request.
    if (language !== 'javascript') expect(items.length, name).toBeGreaterThan(0)
    said.push(items)
    for (const { range } of items) {
      const context = { diagnostics: items }
      said.push(
        await client.request('textDocument/codeAction', { textDocument, range, context }),
        await client.request('textDocument/hover', { textDocument, position: range.start }),
      )
    }
  }
  // What cannot be answered is logged.
  const unknown = { textDocument: { uri: `file:///nowhere/${encodeURIComponent(url)}` } }
  said.push((await client.start('textDocument/hover', unknown).answer).error?.message)
  await client.stop()
  expect(withoutEdits(said)).not.toMatch(planted)
  expect(withoutEdits(client.notifications)).not.toMatch(planted)
  expect(client.stderr).not.toMatch(planted)
  const files = readdirSync(folder.pathOf('.'), { recursive: true, withFileTypes: true })
  const written = files.filter(file => file.isFile() && !(file.name in plantedDocuments))
  for (const { parentPath, name } of written) {
    if (name !== 'hreflint.config.json') {
      expect(readFileSync(`${parentPath}/${name}`, 'utf8')).not.toMatch(planted)
    }
  }
})
