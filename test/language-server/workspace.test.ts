import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { LspClient } from './lsp-client.ts'
import { type DiagnosticReport, type Published, pulling, started } from './sessions.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hreflint-workspace-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, text: string) => {
  mkdirSync(join(folder, name, '..'), { recursive: true })
  writeFileSync(join(folder, name), text)
}
const addressOf = (name: string) => pathToFileURL(join(folder, name)).href
const broken = '<a href="/a b">'
const roots = (...names: string[]) => ({
  workspaceFolders: names.map(name => ({ uri: addressOf(name), name })),
})
const wholeWorkspace = { initializationOptions: { workspaceDiagnostics: true } }

type Item = DiagnosticReport & { readonly uri: string }

const severities = async (client: LspClient, name: string) => {
  const textDocument = { uri: addressOf(name) }
  const report = await client.request<DiagnosticReport>('textDocument/diagnostic', { textDocument })
  return report.items?.map(({ severity }) => severity)
}

describe('several folders', () => {
  test('have a configuration each, and come and go', async () => {
    write('a/hreflint.config.json', '{ "severities": { "whatwg/*": "error" } }')
    write('b/hreflint.config.json', '{ "severities": { "whatwg/*": "info" } }')
    write('c/page.html', broken)
    const { client } = await started(pulling, { ...roots('a', 'b'), ...wholeWorkspace })
    for (const name of ['a/x.html', 'b/x.html', 'c/x.html']) client.open(addressOf(name), broken)
    expect(await severities(client, 'a/x.html')).toEqual([1])
    expect(await severities(client, 'b/x.html')).toEqual([3])
    expect(await severities(client, 'c/x.html')).toEqual([2])
    const all = () =>
      client.request<{ items: Item[] }>('workspace/diagnostic', { previousResultIds: [] })
    expect((await all()).items).toEqual([])
    client.notify('workspace/didChangeWorkspaceFolders', {
      event: {
        added: [{ uri: addressOf('c'), name: 'c' }],
        removed: [{ uri: addressOf('a'), name: 'a' }],
      },
    })
    expect((await all()).items.map(({ uri }) => uri)).toEqual([addressOf('c/page.html')])
    await client.stop()
  })

  test('a link below the root leads into the folder of its document', async () => {
    const { client } = await started(pulling, roots('a', 'b'))
    client.open(addressOf('b/deep/x.html'), '<a href="/y.html">', 'xhtml')
    const [link] = await client.request<{ target: string }[]>('textDocument/documentLink', {
      textDocument: { uri: addressOf('b/deep/x.html') },
    })
    expect(link?.target).toBe(addressOf('b/y.html'))
    await client.stop()
  })
})

describe('configuration files', () => {
  test('are watched, where the client can do that', async () => {
    const { client } = await started(
      {
        ...pulling,
        workspace: {
          ...pulling.workspace,
          didChangeWatchedFiles: { dynamicRegistration: true },
          didChangeConfiguration: { dynamicRegistration: true },
        },
      },
      roots('.'),
    )
    const registered: { method: string; registerOptions: unknown }[] = []
    client.answer('client/registerCapability', ({ registrations }: { registrations: never[] }) => {
      registered.push(...registrations)
    })
    client.open(addressOf('x.html'), broken)
    expect(await severities(client, 'x.html')).toEqual([2])
    await client.stop()
    expect(registered.map(({ method }) => method).sort()).toEqual([
      'workspace/didChangeConfiguration',
      'workspace/didChangeWatchedFiles',
    ])
    expect(JSON.stringify(registered)).toContain('**/hreflint.config.json')
  })

  test('are read again after a save, where it cannot', async () => {
    const { client } = await started(pulling, roots('.'))
    client.open(addressOf('x.html'), broken)
    expect(await severities(client, 'x.html')).toEqual([2])
    write('hreflint.config.json', '{ "severities": { "*": "error" } }')
    client.notify('textDocument/didSave', { textDocument: { uri: addressOf('x.html') } })
    expect(await severities(client, 'x.html')).toEqual([1])
    await client.stop()
  })

  test('are marked once for all documents, and the mark goes when they are mended', async () => {
    write('hreflint.config.json', '{ "spec": "rfc9999" }')
    const { client } = await started(pulling, roots('.'))
    for (const name of ['a.html', 'b.html', 'deep/c.html']) {
      client.open(addressOf(name), broken)
      expect(await severities(client, name)).toEqual([2])
    }
    const marks = () =>
      client.notifications
        .filter(({ method }) => method === 'textDocument/publishDiagnostics')
        .map(({ params }) => (params as Published).diagnostics.map(({ message }) => message))
    expect(marks()).toHaveLength(1)
    expect(marks()[0]?.join()).toContain('rfc9999')
    write('hreflint.config.json', '{ "spec": "rfc3986" }')
    client.notify('workspace/didChangeWatchedFiles', {
      changes: [{ uri: addressOf('hreflint.config.json'), type: 2 }],
    })
    await severities(client, 'a.html')
    expect(marks().at(-1)).toEqual([])
    await client.stop()
  })

  test('are JSON: no code of a workspace is run', async () => {
    const trap = `require('node:fs').writeFileSync(${JSON.stringify(join(folder, 'ran'))}, '')`
    for (const name of ['js', 'cjs', 'mjs', 'ts']) write(`hreflint.config.${name}`, trap)
    write('base.cjs', trap)
    write('deep/hreflint.config.json', '{ "extends": ["../base.cjs"] }')
    const { client } = await started(pulling, roots('.'))
    client.open(addressOf('deep/x.html'), broken)
    expect(await severities(client, 'deep/x.html')).toEqual([2])
    const { diagnostics } = await client.notification<Published>(
      'textDocument/publishDiagnostics',
      ({ uri }) => uri.endsWith('deep/hreflint.config.json'),
    )
    expect(diagnostics[0]?.message).toContain('base.cjs')
    expect(() => rmSync(join(folder, 'ran'))).toThrow()
    await client.stop()
  })
})

describe('workspace diagnostics', () => {
  test('say "unchanged" of a file that is, and of the others what they are now', async () => {
    for (const name of ['a', 'b', 'c']) write(`${name}.html`, broken)
    const { client } = await started(pulling, { ...roots('.'), ...wholeWorkspace })
    const ask = (known: readonly Item[] = []) =>
      client.request<{ items: Item[] }>('workspace/diagnostic', {
        previousResultIds: known.map(({ uri, resultId }) => ({ uri, value: resultId })),
      })
    const first = await ask()
    expect(first.items.map(({ kind, items }) => [kind, items?.length])).toEqual([
      ['full', 1],
      ['full', 1],
      ['full', 1],
    ])
    write('b.html', `${broken}${broken}`)
    rmSync(join(folder, 'c.html'))
    client.notify('workspace/didChangeWatchedFiles', {
      changes: [{ uri: addressOf('b.html'), type: 2 }],
    })
    const second = await ask(first.items)
    const [a, b, c] = ['a.html', 'b.html', 'c.html'].map(name =>
      second.items.find(({ uri }) => uri === addressOf(name)),
    )
    expect(a).toMatchObject({ kind: 'unchanged', resultId: first.items[0]?.resultId })
    expect([b?.kind, b?.items?.length]).toEqual(['full', 2])
    expect([c?.kind, c?.items?.length]).toEqual(['full', 0])
    await client.stop()
  })

  test('wait for a change, tell how far they are, and come in parts', async () => {
    for (let at = 0; at < 120; at++) write(`${at}.html`, broken)
    const { client } = await started(pulling, { ...roots('.'), ...wholeWorkspace })
    const tokens = { workDoneToken: 'work', partialResultToken: 'parts' }
    const { items } = await client.request<{ items: Item[] }>('workspace/diagnostic', {
      previousResultIds: [],
      ...tokens,
    })
    const progress = client.notifications.filter(({ method }) => method === '$/progress')
    const of = (token: string) =>
      progress
        .map(({ params }) => params as { token: string; value: { kind?: string; items?: Item[] } })
        .filter(params => params.token === token)
        .map(({ value }) => value)
    expect(of('work').map(({ kind }) => kind)).toEqual(['begin', 'report', 'report', 'end'])
    expect(of('parts').flatMap(value => value.items ?? []).length + items.length).toBe(120)

    const waiting = client.start('workspace/diagnostic', { previousResultIds: [] })
    let isAnswered = false
    void waiting.answer.then(() => {
      isAnswered = true
    })
    client.open(addressOf('0.html'), broken)
    expect(await severities(client, '0.html')).toEqual([2])
    expect(isAnswered).toBe(false)
    client.notify('$/cancelRequest', { id: waiting.id })
    expect((await waiting.answer).method).toBeUndefined()
    await client.stop()
  })

  test('leave alone what is open, what is unreadable, and what is no text', async () => {
    write('open.html', broken)
    writeFileSync(join(folder, 'latin1.html'), Buffer.from([0x3c, 0x61, 0xe9]))
    write('folder.html/x.txt', broken)
    const { client } = await started(pulling, { ...roots('.'), ...wholeWorkspace })
    client.open(addressOf('open.html'), broken)
    const { items } = await client.request<{ items: Item[] }>('workspace/diagnostic', {
      previousResultIds: [],
    })
    expect(items.map(({ uri, items }) => [uri, items?.length])).toEqual([
      [addressOf('latin1.html'), 0],
    ])
    await client.stop()
  })
})
