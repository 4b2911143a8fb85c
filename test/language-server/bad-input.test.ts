import { describe, expect, test } from 'vitest'
import { type DiagnosticReport, type Published, pulling, pushing, started } from './sessions.ts'

const uri = 'file:///nowhere/page.html'
const at = (character: number) => ({ line: 0, character })

describe('the server survives', () => {
  test.each<[string, string]>([
    ['a message that is no JSON', 'Content-Length: 3\r\n\r\n{{{'],
    ['a message that is no request', 'Content-Length: 4\r\n\r\nnull'],
    ['an empty message', 'Content-Length: 2\r\n\r\n{}'],
  ])('%s', async (_, bytes) => {
    const { client } = await started(pulling)
    client.write(bytes)
    client.open(uri, '<a href="/a b">')
    const report = await client.request<DiagnosticReport>('textDocument/diagnostic', {
      textDocument: { uri },
    })
    expect(report.items).toHaveLength(1)
    expect(await client.stop()).toBe(0)
  })

  test('requests and notifications that nobody knows, and parameters that make no sense', async () => {
    const { client } = await started(pulling)
    client.notify('$/unknown', {})
    client.notify('workspace/didChangeConfiguration', { settings: 42 })
    client.notify('textDocument/didClose', { textDocument: { uri: 'file:///never-opened' } })
    client.notify('textDocument/didChange', {
      textDocument: { uri: 'file:///never-opened', version: 2 },
      contentChanges: [{ text: '' }],
    })
    const unknown = await client.start('hreflint/unknown', {}).answer
    expect(unknown.error?.code).toBe(-32601)
    for (const params of [null, {}, { textDocument: null }, { textDocument: { uri: 7 } }]) {
      const hover = await client.start('textDocument/hover', params).answer
      expect(hover.result ?? null).toBeNull()
    }
    client.open(uri, '<a href="/a b">')
    const report = await client.request<DiagnosticReport>('textDocument/diagnostic', {
      textDocument: { uri },
    })
    expect(report.items).toHaveLength(1)
    expect(await client.stop()).toBe(0)
  })

  test('positions and ranges outside of the document', async () => {
    const { client } = await started(pulling)
    client.open(uri, '<a href="/a b">')
    const far = { line: 99, character: 99 }
    const wrongWay = { start: far, end: at(0) }
    const actions = await client.request<unknown[]>('textDocument/codeAction', {
      textDocument: { uri },
      range: wrongWay,
      context: { diagnostics: [] },
    })
    expect(actions.length).toBeGreaterThan(0)
    expect(
      await client.request('textDocument/hover', { textDocument: { uri }, position: far }),
    ).toBeNull()
    client.notify('textDocument/didChange', {
      textDocument: { uri, version: 2 },
      contentChanges: [{ range: { start: far, end: far }, text: '<a href="/c d">' }],
    })
    const report = await client.request<DiagnosticReport>('textDocument/diagnostic', {
      textDocument: { uri },
    })
    expect(report.items).toHaveLength(2)
    await client.stop()
  })

  test('texts that are no text', async () => {
    const { client } = await started(pulling)
    const texts = [
      '',
      '\0',
      '\uFEFF',
      '\uD800 <a href="\uDC00 ">',
      '<'.repeat(100_000),
      '<a href="',
    ]
    for (const [version, text] of texts.entries()) {
      client.open(`${uri}?${version}`, text)
      const report = await client.request<DiagnosticReport>('textDocument/diagnostic', {
        textDocument: { uri: `${uri}?${version}` },
      })
      expect(report.kind).toBe('full')
    }
    expect(await client.stop()).toBe(0)
  })

  test('a request that fails: it is answered with nothing and logged in one line', async () => {
    const { client } = await started(pulling)
    client.open(uri, '<a href="/a b">')
    const fallbacks: Record<string, unknown> = {
      'textDocument/hover': null,
      'textDocument/completion': [],
      'textDocument/codeAction': [],
      'hreflint/copyAs': null,
      'hreflint/explain': null,
    }
    for (const [method, fallback] of Object.entries(fallbacks)) {
      const { result } = await client.start(method, { textDocument: { uri }, position: null })
        .answer
      expect(result, method).toEqual(fallback)
    }
    expect(await client.stop()).toBe(0)
    const lines = client.notifications
      .filter(({ method }) => method === 'window/logMessage')
      .map(({ params }) => (params as { message: string }).message)
    expect(lines).toHaveLength(Object.keys(fallbacks).length)
    expect(lines.filter(line => line.includes('\n'))).toEqual([])
  })

  test('a document of ten million characters: a thousand diagnostics, the last tells of the rest', async () => {
    const { client } = await started(pulling)
    const page = `<p>${'x'.repeat(300)}<a href="/a b">\n`.repeat(31_000)
    client.open(uri, page)
    const { items } = await client.request<DiagnosticReport>('textDocument/diagnostic', {
      textDocument: { uri },
    })
    expect(items).toHaveLength(1000)
    expect(items?.at(-1)?.message).toBe('30001 more findings in this file are not shown.')
    const hover = await client.request('textDocument/hover', {
      textDocument: { uri },
      position: { line: 30_999, character: 314 },
    })
    expect(hover).not.toBeNull()
    await client.stop()
  }, 120_000)

  test('templates: the content of a placeholder is not an issue', async () => {
    const { client } = await started(pulling)
    const documents: Record<string, string> = {
      html: '<a href="{{ a b }}"><a href="<%= c d %>/x"><a href="{% e f %}">',
      vue: '<template><a :href="`${a} b`"><a href="{{ a b }}"></template>',
      erb: '<a href="<%= a b %>">',
      php: '<a href="<?= $a b ?>">',
      jinja: '<a href="{{ url_for(a b) }}">',
    }
    for (const [languageId, text] of Object.entries(documents)) {
      const textDocument = { uri: `${uri}.${languageId}` }
      client.open(textDocument.uri, text, languageId)
      const report = await client.request<DiagnosticReport>('textDocument/diagnostic', {
        textDocument,
      })
      const found = report.items?.map(({ range }) =>
        text.slice(range.start.character, range.end.character),
      )
      expect(found, languageId).toEqual([])
    }
    await client.stop()
  })

  test('a document that is closed while it is asked about', async () => {
    const { client } = await started(pulling)
    client.open(uri, '<a href="/a b">'.repeat(1000))
    const pending = client.start('textDocument/diagnostic', { textDocument: { uri } })
    client.notify('textDocument/didClose', { textDocument: { uri } })
    const answer = await pending.answer
    expect(answer.result ?? answer.error).toBeDefined()
    expect(await client.stop()).toBe(0)
  })
})

describe('work', () => {
  const page = '<a href="/a b">\n'.repeat(20_000)

  test('that was canceled is not done', async () => {
    const { client } = await started(pulling)
    client.open(uri, page)
    const requests = Array.from({ length: 20 }, () =>
      client.start('textDocument/diagnostic', { textDocument: { uri } }),
    )
    for (const { id } of requests.slice(0, -1)) client.notify('$/cancelRequest', { id })
    const answers = await Promise.all(requests.map(({ answer }) => answer))
    expect(answers.at(-1)?.result).toBeDefined()
    expect(answers.filter(({ error }) => error?.code === -32800).length).toBeGreaterThan(10)
    await client.stop()
  })

  test('of a burst of edits is done once, for the last text', async () => {
    const { client } = await started(pushing)
    client.open(uri, page)
    const published = (fits: (params: Published) => boolean) =>
      client.notification<Published>('textDocument/publishDiagnostics', fits)
    await published(({ version }) => version === 1)
    for (let version = 2; version <= 300; version++) {
      client.notify('textDocument/didChange', {
        textDocument: { uri, version },
        contentChanges: [{ range: { start: at(0), end: at(0) }, text: ' ' }],
      })
    }
    const last = await published(({ version }) => version === 300)
    expect(last.diagnostics[0]?.range.start).toEqual(at(11 + 299))
    const count = client.notifications.filter(
      ({ method }) => method === 'textDocument/publishDiagnostics',
    ).length
    expect(count).toBeLessThan(50)
    await client.stop()
  })
})

test('exit without shutdown is code 1, a closed pipe ends the process', async () => {
  const impolite = await started(pulling)
  impolite.client.notify('exit', undefined)
  expect(await impolite.client.exit).toBe(1)
  const vanished = await started(pulling)
  vanished.client.process.stdin.end()
  expect(await vanished.client.exit).not.toBeNull()
})
