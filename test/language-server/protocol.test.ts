import { fork } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { bundledServer } from './bundled-server.ts'
import { LspClient, type Message } from './lsp-client.ts'
import { type DiagnosticReport, pulling, pushing, started } from './sessions.ts'

const uri = 'file:///nowhere/page.html'
const broken = '<a href="/a b">'

/** The diagnostics of a document that is opened for that. */
async function countOf(client: LspClient): Promise<number | undefined> {
  client.open(uri, broken)
  const textDocument = { uri }
  const report = await client.request<DiagnosticReport>('textDocument/diagnostic', { textDocument })
  return report.items?.length
}

const frame = (message: Message, field = 'Content-Length') => {
  const body = JSON.stringify({ jsonrpc: '2.0', ...message })
  return `${field}: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}

describe('what is no message', () => {
  const framed: readonly string[] = [
    'Content-Length: 3\r\n\r\n{{{',
    'Content-Length: 4\r\n\r\nnull',
    'Content-Length: 2\r\n\r\n[]',
    'Content-Length: 2\r\n\r\n{}',
  ]

  test.each(framed)('is left out at the beginning: %j', async bytes => {
    const client = new LspClient()
    client.write(bytes)
    await client.initialize(pulling)
    expect(await countOf(client)).toBe(1)
    expect(await client.stop()).toBe(0)
    expect(client.stderr).toBe('')
  })

  test('is left out later', async () => {
    const { client } = await started(pulling)
    for (const bytes of framed) client.write(bytes)
    expect(await countOf(client)).toBe(1)
    expect(await client.stop()).toBe(0)
  })

  test.each([
    'GET / HTTP/1.1\r\nHost: example.com\r\n\r\n',
    'Content-Length: abc\r\n\r\n',
    '\r\n\r\n',
    '\0\x01ÿþ\r\n\r\n',
    'Content-Length: 1\r\n\r\n{"jsonrpc":"2.0"}',
    `${'x'.repeat(100_000)}\r\n\r\n`,
  ])('ends the process where no message can be found after it: %j', async bytes => {
    const client = new LspClient()
    client.write(Buffer.from(bytes, 'latin1'))
    void client.start('initialize', { processId: null, rootUri: null, capabilities: pulling })
    expect(await client.exit).toBe(1)
    expect(client.stderr).toMatch(/^hreflint-language-server: [^\n]+\n$/)
  })
})

describe('messages', () => {
  test('may arrive byte by byte, and many at once', async () => {
    const client = new LspClient()
    const params = { processId: null, rootUri: null, capabilities: pulling }
    for (const byte of Buffer.from(frame({ id: 'first', method: 'initialize', params }))) {
      client.write(Buffer.from([byte]))
    }
    const document = { uri, languageId: 'html', version: 1, text: `é😀${broken}` }
    const wanted = client.start('textDocument/diagnostic', { textDocument: { uri } })
    client.write(
      frame({ method: 'initialized', params: {} }, 'content-length') +
        frame({ method: 'textDocument/didOpen', params: { textDocument: document } }),
    )
    // Asked before the document was opened: there is none.
    expect((await wanted.answer).result).toMatchObject({ items: [] })
    expect(await countOf(client)).toBe(1)
    await client.stop()
  })

  test('before initialize are refused, and the session goes on', async () => {
    const client = new LspClient()
    const { error } = await client.start('textDocument/hover', { textDocument: { uri } }).answer
    expect(error?.code).toBe(-32002)
    client.notify('initialized', {})
    client.open('file:///too-early.html', broken)
    await client.initialize(pulling)
    const textDocument = { uri: 'file:///too-early.html' }
    const early = await client.request<DiagnosticReport>('textDocument/diagnostic', {
      textDocument,
    })
    expect(early.items).toEqual([])
    expect(await countOf(client)).toBe(1)
    expect(await client.stop()).toBe(0)
  })

  test('that initialize a second time are refused', async () => {
    const { client } = await started(pulling)
    const again = { processId: null, rootUri: null, capabilities: pushing }
    expect((await client.start('initialize', again).answer).error?.code).toBe(-32600)
    expect(await countOf(client)).toBe(1)
    expect(await client.stop()).toBe(0)
  })

  test.each([[null], [undefined], [{}], [{ id: null }], [[]], [7]])(
    'that cancel nothing are left out: %j',
    async params => {
      const { client } = await started(pulling)
      client.notify('$/cancelRequest', params)
      expect(await countOf(client)).toBe(1)
      expect(await client.stop()).toBe(0)
      expect(client.stderr).toBe('')
    },
  )

  test.each<[string, unknown]>([
    ['null', null],
    ['without capabilities', { processId: null, rootUri: null }],
    ['with odd capabilities', { processId: null, rootUri: null, capabilities: 7 }],
  ])('that initialize with nonsense are answered: %s', async (_, params) => {
    const client = new LspClient()
    const { result, error } = await client.start('initialize', params).answer
    expect(result ?? error).toBeDefined()
    client.process.kill()
    await client.exit
  })

  test('after shutdown are refused, and exit ends the process', async () => {
    const { client } = await started(pulling)
    await client.request('shutdown', undefined)
    for (const method of ['textDocument/hover', 'shutdown', 'initialize']) {
      const { error } = await client.start(method, { textDocument: { uri } }).answer
      expect(error?.code, method).toBe(-32600)
    }
    client.notify('exit', undefined)
    expect(await client.exit).toBe(0)
  })

  test('that a hasty client abandons are read to the end', async () => {
    const client = new LspClient()
    const { answer } = client.start('initialize', {
      processId: null,
      rootUri: null,
      capabilities: pulling,
    })
    void client.start('shutdown', undefined)
    client.notify('exit', undefined)
    client.process.stdin.end()
    expect((await answer).result).toBeDefined()
    expect(await client.exit).toBe(0)
  })
})

test('a parent process may speak over its channel', async () => {
  const child = fork(await bundledServer(), ['--node-ipc'], {
    execArgv: [],
    silent: true,
  })
  const answers = new Map<unknown, (message: Message) => void>()
  const seen: Message[] = []
  child.on('message', (message: Message) => {
    seen.push(message)
    if (message.method === undefined) answers.get(message.id)?.(message)
  })
  const send = (message: Message) => child.send({ jsonrpc: '2.0', ...message })
  const ask = (id: number, method: string, params: unknown) =>
    new Promise<Message>(resolve => {
      answers.set(id, resolve)
      send({ id, method, params })
    })
  const capabilities = { textDocument: { diagnostic: {} } }
  const first = ask(1, 'initialize', { processId: process.pid, rootUri: null, capabilities })
  // A client need not wait with what follows.
  const textDocument = { uri, languageId: 'html', version: 1, text: broken }
  send({ method: 'textDocument/didOpen', params: { textDocument } })
  const report = await ask(2, 'textDocument/diagnostic', { textDocument: { uri } })
  expect((await first).result).toMatchObject({ serverInfo: { name: 'hreflint' } })
  expect(report.result ?? report.error).toBeDefined()
  expect(seen.filter(({ id }) => id === 1)).toHaveLength(1)
  const exit = new Promise(resolve => child.once('exit', resolve))
  await ask(3, 'shutdown', undefined)
  send({ method: 'exit' })
  expect(await exit).toBe(0)
})
