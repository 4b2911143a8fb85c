import { fork } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { bundledServer } from './bundled-server.ts'
import { LspClient, type Message } from './lsp-client.ts'
import { type DiagnosticReport, pulling, started } from './sessions.ts'

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

/** What was logged, line by line. */
const logged = ({ notifications }: LspClient) =>
  notifications
    .filter(({ method }) => method === 'window/logMessage')
    .map(({ params }) => (params as { message: string }).message)

describe('what is no message', () => {
  const noise: readonly string[] = [
    'GET / HTTP/1.1\r\nHost: example.com\r\n\r\n',
    'Content-Length: abc\r\n\r\n',
    'Content-Length: -5\r\n\r\n',
    'Content-Length: 99999999999\r\n\r\n',
    '\r\n\r\n',
    '\0\x01ÿþ\r\n\r\n',
    'Content-Length: 3\r\n\r\n{{{',
    'Content-Length: 4\r\n\r\nnull',
    'Content-Length: 2\r\n\r\n[]',
    'Content-Length: 1\r\n\r\n{"jsonrpc":"2.0"}',
    'Content-Length: 5000\r\n\r\n{"jsonrpc":"2.0"}',
    `${'x'.repeat(100_000)}\r\n\r\n`,
  ]

  test.each(noise)('is left out at the beginning: %j', async bytes => {
    const client = new LspClient()
    client.write(Buffer.from(bytes, 'latin1'))
    await client.initialize(pulling)
    expect(await countOf(client)).toBe(1)
    expect(await client.stop()).toBe(0)
    expect(client.stderr).toBe('')
  })

  test('is left out later, with one line in the log for each', async () => {
    const { client } = await started(pulling)
    for (const bytes of noise) client.write(Buffer.from(bytes, 'latin1'))
    expect(await countOf(client)).toBe(1)
    expect(await client.stop()).toBe(0)
    const lines = logged(client)
    expect(lines.length).toBeGreaterThan(noise.length / 2)
    expect(lines.length).toBeLessThanOrEqual(noise.length + 2)
    expect(lines.every(line => !line.includes('\n'))).toBe(true)
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

  test('before initialize are answered with nothing, and the session goes on', async () => {
    const client = new LspClient()
    const { result } = await client.start('textDocument/hover', { textDocument: { uri } }).answer
    expect(result).toBeNull()
    await client.initialize(pulling)
    expect(await countOf(client)).toBe(1)
    expect(await client.stop()).toBe(0)
  })

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

  test('after shutdown are answered, and exit ends the process', async () => {
    const { client } = await started(pulling)
    await client.request('shutdown', undefined)
    const late = await client.start('textDocument/hover', {
      textDocument: { uri },
      position: { line: 0, character: 0 },
    }).answer
    expect('result' in late || 'error' in late).toBe(true)
    client.notify('exit', undefined)
    expect(await client.exit).toBe(0)
  })

  test('that a hasty client leaves behind are read to the end', async () => {
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
