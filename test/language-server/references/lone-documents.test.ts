import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LspClient } from '../lsp-client.ts'
import { type DiagnosticReport, pulling, started } from '../sessions.ts'
import { temporaryWorkspace } from '../temporary-workspace.ts'

// Documents in no site, whose links are looked up among the files beside them.

const { write, addressOf, pathOf, roots } = temporaryWorkspace()

const watching = {
  ...pulling,
  window: { workDoneProgress: true },
  workspace: { ...pulling.workspace, didChangeWatchedFiles: { dynamicRegistration: true } },
}

const requested = (client: LspClient, wanted: string) =>
  client.requested.filter(method => method === wanted).length

const refreshes = (client: LspClient) => requested(client, 'workspace/diagnostic/refresh')

async function report(client: LspClient, name: string, previousResultId?: string) {
  const textDocument = { uri: addressOf(name) }
  return await client.request<DiagnosticReport>('textDocument/diagnostic', {
    textDocument,
    previousResultId,
  })
}

/** The codes of a document once they are these; a refresh makes a client ask. */
async function becomes(client: LspClient, name: string, codes: readonly string[]): Promise<void> {
  for (;;) {
    const before = refreshes(client)
    const { items = [] } = await report(client, name)
    if (JSON.stringify(items.map(({ code }) => code)) === JSON.stringify(codes)) return
    while (refreshes(client) === before) await new Promise(resolve => setTimeout(resolve, 5))
  }
}

const css = (url: string) => `a { background: url("${url}") }\n`
const html = (url: string) => `<img src="${url}" alt="">\n`

const documents = [
  ['css/a.css', 'css', css],
  ['css/a.html', 'html', html],
  ['css/a.vue', 'vue', (url: string) => `<template>${html(url)}</template>\n`],
  [
    'css/app.webmanifest',
    'json',
    (url: string) => JSON.stringify({ display: 'browser', icons: [{ src: url }] }),
  ],
] as const

test.each(documents)('a slip in %s is told, until the file is there', async (name, id, textOf) => {
  write('images/picture.png', '')
  const { client } = await started(watching, roots('.'))
  client.open(addressOf(name), textOf('../images/pitcure.png'), id)
  await becomes(client, name, ['reference/missing-file'])
  write('images/pitcure.png', '')
  const changes = [{ uri: addressOf('images/pitcure.png'), type: 1 }]
  client.notify('workspace/didChangeWatchedFiles', { changes })
  await becomes(client, name, [])
  rmSync(pathOf('images/pitcure.png'))
  client.notify('workspace/didChangeWatchedFiles', { changes: [{ ...changes[0], type: 3 }] })
  await becomes(client, name, ['reference/missing-file'])
  client.notify('textDocument/didChange', {
    textDocument: { uri: addressOf(name), version: 2 },
    contentChanges: [{ text: textOf('../images/picture.png') }],
  })
  await becomes(client, name, [])
  await client.stop()
})

test('without a broken link, nothing is read, watched or asked again', async () => {
  write('images/picture.png', '')
  write('many/page.html', html('pitcure.png'))
  const { client } = await started(watching, roots('.'))
  for (const [name, id, textOf] of documents) {
    client.open(addressOf(name), textOf('../images/picture.png'), id)
  }
  for (let round = 0; round < 2; round += 1) {
    for (const [name] of documents) expect((await report(client, name)).items).toEqual([])
  }
  const [[name]] = documents
  const { resultId } = await report(client, name)
  expect(await report(client, name, resultId)).toMatchObject({ kind: 'unchanged' })
  await client.stop()
  expect(refreshes(client)).toBe(0)
  expect(requested(client, 'window/workDoneProgress/create')).toBe(0)
})

test('a folder that cannot be read hides nothing else that is said', async () => {
  const client = new LspClient({
    'workspace/configuration': ({ items }: { items: unknown[] }) => items.map(() => ({})),
    'hreflint/readText': () => null,
    'hreflint/list': () => {
      throw new Error('It is offline.')
    },
  })
  const root = 'vscode-vfs://host/site'
  await client.initialize(pulling, { workspaceFolders: [{ uri: root, name: 'site' }] })
  const uri = `${root}/a.css`
  client.open(uri, css('../images/pitcure.png') + css('https://a:65536/'), 'css')
  for (let round = 0; round < 3; round += 1) {
    const { items = [] } = await client.request<DiagnosticReport>('textDocument/diagnostic', {
      textDocument: { uri },
    })
    expect(items.map(({ code }) => code)).toEqual(['whatwg/port-out-of-range'])
  }
  await client.stop()
})
