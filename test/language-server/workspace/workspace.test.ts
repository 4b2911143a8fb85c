import { rmSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Published, pulling, started } from '../sessions.ts'
import { type Item, temporaryWorkspace, wholeWorkspace } from '../temporary-workspace.ts'

const { addressOf, pathOf, roots, severities, write } = temporaryWorkspace()
const broken = '<a href="/a b">'

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

  test('a link to a page of the site leads to its file, where it is there', async () => {
    write('hreflint.config.json', '{ "siteUrl": "https://example.com/docs/" }')
    for (const name of ['guide/a.html', 'guide/b c.html', 'index.html']) write(name, '')
    const { client } = await started(pulling, roots('.'))
    const hrefs = [
      'b%20c.html#x',
      'https://example.com/docs/',
      'https://example.com/docs/guide/a.html?q',
      'missing.html',
      'https://example.com/other',
      'https://example.org/docs/',
    ]
    const text = hrefs.map(href => `<a href="${href}">`).join('')
    client.open(addressOf('guide/a.html'), text, 'xhtml')
    const links = await client.request<{ target: string }[]>('textDocument/documentLink', {
      textDocument: { uri: addressOf('guide/a.html') },
    })
    expect(links.map(({ target }) => target)).toEqual([
      addressOf('guide/b c.html'),
      addressOf('index.html'),
      addressOf('guide/a.html'),
      'https://example.com/docs/guide/missing.html',
      'https://example.com/other',
      'https://example.org/docs/',
    ])
    expect(links.every(link => !('data' in link))).toBe(true)
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

  test('that others build on are watched as well, and count when they change', async () => {
    write('base/urls.jsonc', '{ "severities": { "*": "error" } }')
    write('inner/hreflint.config.json', '{ "extends": ["../base/urls.jsonc"] }')
    const { client } = await started(
      {
        ...pulling,
        workspace: {
          ...pulling.workspace,
          didChangeWatchedFiles: { dynamicRegistration: true, relativePatternSupport: true },
        },
      },
      roots('inner'),
    )
    const watched: unknown[] = []
    client.answer('client/registerCapability', ({ registrations }: { registrations: never[] }) => {
      for (const { registerOptions } of registrations as { registerOptions: object }[]) {
        watched.push(...(registerOptions as { watchers: unknown[] }).watchers)
      }
    })
    client.open(addressOf('inner/x.html'), broken)
    expect(await severities(client, 'inner/x.html')).toEqual([1])
    write('base/urls.jsonc', '{ "severities": { "*": "info" } }')
    client.notify('workspace/didChangeWatchedFiles', {
      changes: [{ uri: addressOf('base/urls.jsonc'), type: 2 }],
    })
    expect(await severities(client, 'inner/x.html')).toEqual([3])
    await client.stop()
    expect(watched).toEqual([
      { globPattern: '**/hreflint.config.json' },
      { globPattern: { baseUri: addressOf('base'), pattern: 'urls.jsonc' } },
    ])
  })

  test('that are deleted take their marks with them, with no document open', async () => {
    write('hreflint.config.json', '{ "spec": "rfc9999" }')
    const { client } = await started(pulling, roots('.'))
    const uri = addressOf('x.html')
    client.open(uri, broken)
    await severities(client, 'x.html')
    const marks = (count: number) =>
      client.notification<Published>(
        'textDocument/publishDiagnostics',
        ({ diagnostics }) => diagnostics.length === count,
      )
    await marks(1)
    client.notify('textDocument/didClose', { textDocument: { uri } })
    rmSync(pathOf('hreflint.config.json'))
    client.notify('workspace/didChangeWatchedFiles', {
      changes: [{ uri: addressOf('hreflint.config.json'), type: 3 }],
    })
    expect((await marks(0)).uri).toBe(addressOf('hreflint.config.json'))
    await client.stop()
  })

  test('of which one value is wrong hold with all the others', async () => {
    write(
      'hreflint.config.json',
      '{ "spec": "rfc9999", "severities": { "*": "error", "whatwg/nonsense": "off" }, "nonsense": 1 }',
    )
    const { client } = await started(pulling, roots('.'))
    client.open(addressOf('x.html'), broken)
    expect(await severities(client, 'x.html')).toEqual([1])
    const { diagnostics } = await client.notification<Published>(
      'textDocument/publishDiagnostics',
      () => true,
    )
    expect(diagnostics).toHaveLength(3)
    await client.stop()
  })

  test('are JSON: no code of a workspace is run', async () => {
    const trap = `require('node:fs').writeFileSync(${JSON.stringify(pathOf('ran'))}, '')`
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
    expect(() => rmSync(pathOf('ran'))).toThrow()
    await client.stop()
  })
})
