import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Diagnostic } from 'vscode-languageserver-types'
import { type DiagnosticReport, pulling, started } from '../sessions.ts'
import { temporaryWorkspace } from '../temporary-workspace.ts'

const folder = temporaryWorkspace()

const url = 'postgres://ada:12/PLANTED@db:5432/x'

/** Documents whose passwords are read as other parts of their URLs, by name. */
const documents: Readonly<Record<string, readonly [language: string, text: string]>> = {
  '.env': [
    'dotenv',
    `A=${url}\nB=mongodb://ada:PLANTED@PLANTED@db/x\nC=PLANTED/x\nD=redis://:\${C}@c\n`,
  ],
  'a.html': ['html', '<a href="https://ada:PLANTED/PLANTED@h:99999/x y">x</a>\n'],
  'a.py': ['python', `a = "${url}"\n`],
  'a.rst': ['restructuredtext', `.. _a: ${url}\n`],
  'compose.yaml': ['dockercompose', `a: ${url}\n`],
}

/** What is sent to a person, to a log, and to the trace. Texts of edits keep the password. */
function withoutEdits(value: unknown): string {
  return JSON.stringify(value, (key, member) =>
    /^(?:edit|newText)$/.test(key) ? undefined : member,
  )
}

test('no log, trace, message or file of the server has a password', async () => {
  folder.write('hreflint.config.json', '{ "siteUrl": "https://ada:PLANTED@h:99999/" }')
  for (const [name, [, text]] of Object.entries(documents)) folder.write(name, text)
  const { client } = await started(pulling, { ...folder.roots('.'), trace: 'verbose' }, () => ({
    trace: { server: 'verbose' },
    documentUrl: 'https://ada:PLANTED@h:99999/',
  }))
  client.notify('$/setTrace', { value: 'verbose' })
  const said: unknown[] = []
  for (const [name, [language, text]] of Object.entries(documents)) {
    const textDocument = { uri: folder.addressOf(name) }
    client.open(textDocument.uri, text, language)
    const report = await client.request<DiagnosticReport>('textDocument/diagnostic', {
      textDocument,
    })
    const items: readonly Diagnostic[] = report.items ?? []
    expect(items.length, name).toBeGreaterThan(0)
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
  expect(withoutEdits(said)).not.toContain('PLANTED')
  expect(withoutEdits(client.notifications)).not.toContain('PLANTED')
  expect(client.stderr).not.toContain('PLANTED')
  const files = readdirSync(folder.pathOf('.'), { recursive: true, withFileTypes: true })
  const written = files.filter(file => file.isFile() && !(file.name in documents))
  for (const { parentPath, name } of written) {
    if (name !== 'hreflint.config.json') {
      expect(readFileSync(`${parentPath}/${name}`, 'utf8')).not.toContain('PLANTED')
    }
  }
})
