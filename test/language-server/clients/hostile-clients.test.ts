import { expect, test } from 'vitest'
import { LspClient } from '../lsp-client.ts'
import { type DiagnosticReport, pulling, started } from '../sessions.ts'

test.each([
  { textDocument: { publishDiagnostics: { tagSupport: {} } } },
  { textDocument: { diagnostic: { tagSupport: {} } } },
  { textDocument: { codeAction: { dataSupport: true, resolveSupport: {} } } },
  { textDocument: { hover: {} }, general: {}, window: {}, workspace: { workspaceEdit: {} } },
])('capabilities without what belongs to them: %j', async capabilities => {
  const { client, result } = await started(capabilities)
  expect(result.capabilities).toMatchObject({ hoverProvider: true })
  expect(await client.stop()).toBe(0)
})

test.each([
  'file:///workspace/../a.html',
  'file:///workspace/docs/../../a.html',
  'file:///workspace/%2e%2e/a.html',
  'file:///workspace/..',
  'file:///workspace//a.html',
  'file:///workspace/./a.html',
  'file:///workspace/%2Fetc/a.html',
  'file:///workspace/a%2F..%2F..%2Fb.html',
  'file:///..',
  'file:///',
  'file:',
  'untitled:../a',
])('the document %s is linted, without a word in the log', async uri => {
  const client = new LspClient({})
  const folder = { uri: 'file:///workspace', name: 'workspace' }
  await client.initialize(pulling, { rootUri: folder.uri, workspaceFolders: [folder] })
  client.open(uri, '<a href="/a b">')
  const textDocument = { uri }
  const report = await client.request<DiagnosticReport>('textDocument/diagnostic', { textDocument })
  expect(report.items?.map(({ code }) => code)).toEqual(['whatwg/unescaped-space'])
  const position = { line: 0, character: 11 }
  expect(await client.request('textDocument/hover', { textDocument, position })).not.toBeNull()
  await client.stop()
  expect(client.notifications.filter(({ method }) => method === 'window/logMessage')).toEqual([])
})
