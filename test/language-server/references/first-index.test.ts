import { expect, test } from 'vitest'
import type { WorkspaceEdit } from 'vscode-languageserver-types'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { LspClient } from '../lsp-client.ts'
import { type DiagnosticReport, pulling, started } from '../sessions.ts'
import { temporaryWorkspace } from '../temporary-workspace.ts'

// The first reading of a site: in the background, with progress, and canceled if a person wants that.

const { write, addressOf, roots } = temporaryWorkspace()

interface Progress {
  readonly token: string | number
  readonly value: { readonly kind: 'begin' | 'report' | 'end'; readonly cancellable?: boolean }
}

const broken = '<a href="nothing.html">'

/** A client that shows progress, in a site of 200 pages with one open. */
async function begun(created: (token: string | number) => void): Promise<LspClient> {
  write('hreflint.config.json', '{ "references": "fragments", "profile": "files" }')
  for (let at = 0; at < 200; at++) write(`${at}.html`, broken)
  const client: LspClient = new LspClient({
    'workspace/configuration': ({ items }: { items: readonly unknown[] }) => items.map(() => ({})),
    'window/workDoneProgress/create': ({ token }: { token: string | number }) => {
      // The server has the answer first.
      setImmediate(() => created(token))
      return null
    },
  })
  await client.initialize(
    { ...pulling, window: { ...pulling.window, workDoneProgress: true } },
    roots('.'),
  )
  client.open(addressOf('0.html'), broken)
  return client
}

async function codesOf(client: LspClient): Promise<readonly unknown[]> {
  const textDocument = { uri: addressOf('0.html') }
  const { items } = await client.request<DiagnosticReport>('textDocument/diagnostic', {
    textDocument,
  })
  return (items ?? []).map(({ code }) => code)
}

const ended = (client: LspClient) =>
  client.notification<Progress>('$/progress', ({ value }) => value.kind === 'end')

const valuesOf = (client: LspClient) =>
  client.notifications
    .filter(({ method }) => method === '$/progress')
    .map(({ params }) => (params as Progress).value)

test('the first reading of a site shows its progress, and holds up no answer', async () => {
  const client = await begun(() => {})
  expect(await codesOf(client)).toEqual([])
  await ended(client)
  const values = valuesOf(client)
  expect(values[0]).toMatchObject({ kind: 'begin', cancellable: true })
  expect(values.slice(1, -1).map(({ kind }) => kind)).toContain('report')
  while (!client.requested.includes('workspace/diagnostic/refresh')) {
    await new Promise(resolve => setTimeout(resolve, 5))
  }
  expect(await codesOf(client)).toEqual(['reference/missing-file'])
  await client.stop()
})

test('the first reading of a site can be canceled; links of open documents are still answered', async () => {
  const client: LspClient = await begun(token =>
    client.notify('window/workDoneProgress/cancel', { token }),
  )
  expect(await codesOf(client)).toEqual([])
  await ended(client)
  expect(await codesOf(client)).toEqual(['reference/missing-file'])
  const textDocument = { uri: addressOf('0.html') }
  const position = { line: 0, character: 10 }
  expect(await client.request('textDocument/definition', { textDocument, position })).toBe(null)
  // What they lead to is read again when it changes.
  write('nothing.html', '')
  const changes = [{ uri: addressOf('nothing.html'), type: 1 }]
  client.notify('workspace/didChangeWatchedFiles', { changes })
  while ((await codesOf(client)).length > 0) await new Promise(resolve => setTimeout(resolve, 5))
  await client.stop()
})

/** A client with an open page of a site that is read only once `read.begin` is called. */
async function beforeReading(name: string, text: string) {
  write(name, text)
  const textDocument = { uri: addressOf(name) }
  const read = { begin: () => {} }
  const client: LspClient = new LspClient({
    'workspace/configuration': ({ items }: { items: readonly unknown[] }) => items.map(() => ({})),
    // The server reads a site once the client is ready to show the progress.
    'window/workDoneProgress/create': () =>
      new Promise(resolve => {
        read.begin = () => resolve(null)
      }),
  })
  const window = { ...pulling.window, workDoneProgress: true }
  await client.initialize({ ...pulling, window }, roots('.'))
  const items = async () => {
    const report = await client.request<DiagnosticReport>('textDocument/diagnostic', {
      textDocument,
    })
    return report.items ?? []
  }
  return { client, items, read, textDocument }
}

test('what the links of a document lead to is answered before the rest of the site is read', async () => {
  const severities = { 'reference/redirected': 'info' }
  write(
    'hreflint.config.json',
    JSON.stringify({ references: 'fragments', profile: 'pages', severities }),
  )
  write('_redirects', '/old /docs/new/ 301\n')
  write('docs/new/index.html', '<h1 id="one">')
  write('Logo.png', '')
  const links = [
    ...['docs/new/', 'docs/new/#one', 'docs/new/#two', 'docs/new', 'docs/now/'],
    ...['/old', 'logo.png', '../up', '#here', '#own', 'docs/new/index.html?a#one'],
  ]
  const text = `<p id="own">${links.map(link => `<a href="${link}">`).join('\n')}`
  const { client, items, read, textDocument } = await beforeReading('page.html', text)
  client.open(textDocument.uri, text)
  expect(await items()).toEqual([])
  while ((await items()).length === 0) await new Promise(resolve => setTimeout(resolve, 5))
  const early = await items()
  expect(new Set(early.map(({ code }) => code)).size).toBeGreaterThan(3)
  read.begin()
  await client.request('textDocument/definition', {
    textDocument,
    position: { line: 0, character: 20 },
  })
  expect(await items()).toEqual(early)
  await client.stop()
})

test('what a newer version of a document says is known before the rest of the site is read', async () => {
  write('hreflint.config.json', '{ "references": "fragments", "profile": "files" }')
  const [shared, own] = ['<a href="none.html"><a href="b.html#no">', '<a href="gone.html">']
  write('2.0/page.html', shared)
  write('2.0/b.html', '<p id="yes">')
  write('1.0/b.html', '<p id="yes">')
  const { client, items, read } = await beforeReading('1.0/page.html', shared + own)
  client.open(addressOf('1.0/page.html'), shared + own)
  const told = []
  while ((told.at(-1) ?? []).length === 0) {
    told.push((await items()).map(({ code }) => code))
    await new Promise(resolve => setTimeout(resolve, 5))
  }
  expect(told.at(-1)).toEqual(['reference/missing-file'])
  read.begin()
  await client.stop()
})

test.each([
  ['docs/b.html', 'c.html', '<a href="../c.html"><img src="../pic.png">'],
  ['pic.png', 'img/pic.png', '<a href="b.html"><img src="../img/pic.png">'],
  ['docs', 'guide/docs', '<a href="b.html"><img src="../../pic.png">'],
])('%s moves before any document is open: links to it are kept', async (from, to, edited) => {
  write('hreflint.config.json', '{ "references": "fragments", "profile": "files" }')
  const page = '<a href="b.html"><img src="../pic.png">'
  write('docs/a.html', page)
  write('docs/b.html', '')
  write('pic.png', '')
  const capabilities = { ...pulling, workspace: { fileOperations: { willRename: true } } }
  const { client } = await started(capabilities, roots('.'))
  const files = [{ oldUri: addressOf(from), newUri: addressOf(to) }]
  const edit = await client.request<WorkspaceEdit>('workspace/willRenameFiles', { files })
  const edits = edit.changes?.[addressOf('docs/a.html')] ?? []
  expect(TextDocument.applyEdits(TextDocument.create('', 'html', 1, page), edits)).toBe(edited)
  await client.stop()
})
