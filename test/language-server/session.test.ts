import { describe, expect, test } from 'vitest'
import { LspClient } from './lsp-client.ts'
import { type DiagnosticReport, type Published, pulling, pushing, started } from './sessions.ts'

const uri = 'file:///nowhere/page.html'
const broken = '<p>é😀 <a href="http:\\\\exa mple.com\\a b">x</a>'

describe('a client that asks', () => {
  test('is told statically that it may', async () => {
    const { client, result } = await started(pulling)
    expect(result.capabilities).toMatchObject({
      positionEncoding: 'utf-16',
      textDocumentSync: { openClose: true, change: 2 },
      diagnosticProvider: { identifier: 'hreflint', interFileDependencies: true },
      codeActionProvider: { codeActionKinds: ['quickfix', 'source.fixAll.hreflint'] },
    })
    expect(result.serverInfo).toEqual({ name: 'hreflint' })
    expect(await client.stop()).toBe(0)
    expect(client.stderr).toBe('')
  })

  test('gets diagnostics, then "unchanged" until something changes', async () => {
    const { client } = await started(pulling)
    client.open(uri, broken)
    const pull = (previousResultId?: string) =>
      client.request<DiagnosticReport>('textDocument/diagnostic', {
        textDocument: { uri },
        previousResultId,
      })
    const first = await pull()
    expect(first.items?.map(({ code }) => code)).toEqual([
      'whatwg/backslash-after-scheme',
      'whatwg/domain-forbidden-code-point',
    ])
    expect(await pull(first.resultId)).toEqual({ kind: 'unchanged', resultId: first.resultId })
    client.notify('textDocument/didChange', {
      textDocument: { uri, version: 2 },
      contentChanges: [
        {
          range: { start: { line: 0, character: 16 }, end: { line: 0, character: 39 } },
          text: '/',
        },
      ],
    })
    expect(await pull(first.resultId)).toMatchObject({ kind: 'full', items: [] })
    await client.stop()
  })

  test('is never pushed to', async () => {
    const { client } = await started(pulling)
    client.open(uri, broken)
    await client.request('textDocument/diagnostic', { textDocument: { uri } })
    await client.stop()
    expect(client.notifications.map(({ method }) => method)).not.toContain(
      'textDocument/publishDiagnostics',
    )
  })
})

describe('a client that cannot ask', () => {
  test('is pushed to on open and change, and cleared on close', async () => {
    const { client, result } = await started(pushing)
    expect(result.capabilities.diagnosticProvider).toBeUndefined()
    client.open(uri, broken)
    const next = (fits: (published: Published) => boolean) =>
      client.notification<Published>('textDocument/publishDiagnostics', fits)
    expect((await next(({ version }) => version === 1)).diagnostics).toHaveLength(2)
    client.notify('textDocument/didChange', {
      textDocument: { uri, version: 2 },
      contentChanges: [{ text: '<a href="/a b">' }],
    })
    expect((await next(({ version }) => version === 2)).diagnostics).toHaveLength(1)
    client.notify('textDocument/didClose', { textDocument: { uri } })
    expect((await next(({ version }) => version === undefined)).diagnostics).toEqual([])
    await client.stop()
  })

  test('gets the settings that it sent when it started', async () => {
    const { client } = await started(pushing, {
      initializationOptions: { hreflint: { severities: { 'whatwg/*': 'off' } } },
    })
    client.open(uri, broken)
    const published = await client.notification<Published>(
      'textDocument/publishDiagnostics',
      () => true,
    )
    expect(published.diagnostics).toEqual([])
    await client.stop()
  })
})

test('two clients at once do not meet', async () => {
  const sessions = await Promise.all([started(pulling), started(pulling)])
  const reports = await Promise.all(
    sessions.map(({ client }, index) => {
      client.open(uri, '<a href="/a b">'.repeat(index + 1))
      return client.request<DiagnosticReport>('textDocument/diagnostic', { textDocument: { uri } })
    }),
  )
  expect(reports.map(({ items }) => items?.length)).toEqual([1, 2])
  expect(await Promise.all(sessions.map(({ client }) => client.stop()))).toEqual([0, 0])
})

test.each([
  ['utf-8', 20],
  ['utf-32', 16],
])(
  'positions and edits are in %s where the client speaks only that',
  async (encoding, character) => {
    const { client, result } = await started({
      ...pulling,
      general: { positionEncodings: [encoding] },
    })
    expect(result.capabilities.positionEncoding).toBe(encoding)
    client.open(uri, '<p>é😀<a href="/aXb">')
    client.notify('textDocument/didChange', {
      textDocument: { uri, version: 2 },
      contentChanges: [
        {
          range: { start: { line: 0, character }, end: { line: 0, character: character + 1 } },
          text: ' ',
        },
      ],
    })
    const report = await client.request<DiagnosticReport>('textDocument/diagnostic', {
      textDocument: { uri },
    })
    expect(report.items?.map(({ range }) => range)).toEqual([
      { start: { line: 0, character }, end: { line: 0, character: character + 1 } },
    ])
    await client.stop()
  },
)

test('without a transport it says how to be started', async () => {
  const client = new LspClient({}, [])
  expect(await client.exit).toBe(2)
  expect(client.stderr).toContain('--stdio')
})
