import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { LspClient } from './lsp-client.ts'
import { type DiagnosticReport, type Published, pulling, started } from './sessions.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hreflint-server-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, text: string) => {
  mkdirSync(join(folder, name, '..'), { recursive: true })
  writeFileSync(join(folder, name), text)
}
const addressOf = (name: string) => pathToFileURL(join(folder, name)).href
const open = (client: LspClient, name: string, text: string, languageId = 'html') => {
  client.open(addressOf(name), text, languageId)
}
const severities = async (client: LspClient, name: string) => {
  const textDocument = { uri: addressOf(name) }
  const report = await client.request<DiagnosticReport>('textDocument/diagnostic', { textDocument })
  return report.items?.map(({ severity }) => severity)
}
const workspace = () => ({
  workspaceFolders: [{ uri: addressOf('.').replace(/\/\.$/, ''), name: 'x' }],
})
const space = '<a href="/a b">'

describe('settings', () => {
  test('are asked for by document, and take effect when they change', async () => {
    let level = 'error'
    const refreshed: unknown[] = []
    const { client } = await started(pulling, workspace(), () => ({
      severities: { 'whatwg/unescaped-*': level },
    }))
    client.answer('workspace/diagnostic/refresh', () => refreshed.push(1))
    open(client, 'page.html', space)
    expect(await severities(client, 'page.html')).toEqual([1])
    level = 'info'
    client.notify('workspace/didChangeConfiguration', { settings: null })
    expect(await severities(client, 'page.html')).toEqual([3])
    await client.stop()
    expect(refreshed).toHaveLength(1)
  })

  test('with mistakes are complained about once, by name', async () => {
    const { client } = await started(pulling, workspace(), () => ({ spec: 'rfc9999' }))
    open(client, 'a.html', space)
    open(client, 'b.html', space)
    expect(await severities(client, 'a.html')).toEqual([2])
    expect(await severities(client, 'b.html')).toEqual([2])
    await client.stop()
    const shown = client.notifications.filter(({ method }) => method === 'window/showMessage')
    expect(shown).toHaveLength(1)
    expect(JSON.stringify(shown[0])).toContain('rfc9999')
  })

  test('void themselves alone where they are wrong', async () => {
    const { client } = await started(pulling, workspace(), () => ({
      spec: 'rfc9999',
      severities: {
        'whatwg/unescaped-space': 'error',
        'whatwg/no-such': 'error',
        'html/*': 'loud',
      },
      ignore: ['a/', 7, 'b/'],
    }))
    for (const name of ['x.html', 'a/x.html', 'b/x.html']) open(client, name, space)
    expect(await severities(client, 'x.html')).toEqual([1])
    expect(await severities(client, 'a/x.html')).toEqual([])
    expect(await severities(client, 'b/x.html')).toEqual([])
    await client.stop()
  })

  test('that a client does not tell hold as it told them at its start; told late, they take effect', async () => {
    let answer = (_: unknown) => {}
    const { client } = await started(pulling, {
      ...workspace(),
      initializationOptions: { hreflint: { severities: { '*': 'info' } } },
    })
    client.answer(
      'workspace/configuration',
      () =>
        new Promise(resolve => {
          answer = resolve
        }),
    )
    const refreshed = new Promise(resolve => client.answer('workspace/diagnostic/refresh', resolve))
    open(client, 'a.html', space)
    expect(await severities(client, 'a.html')).toEqual([3])
    answer([{ severities: { '*': 'error' } }])
    await refreshed
    expect(await severities(client, 'a.html')).toEqual([1])
    await client.stop()
  })

  test.each<[answers: string, severity: string, level: number, rounds: number]>([
    ['something else', 'error', 1, 1],
    ['the same', 'info', 3, 0],
  ])('answered late, each document is asked about once: %s', async (_, severity, level, rounds) => {
    const { client } = await started(pulling, {
      ...workspace(),
      initializationOptions: { severities: { '*': 'info' } },
    })
    const questions: ((answer: unknown) => void)[] = []
    client.answer('workspace/configuration', () => new Promise(resolve => questions.push(resolve)))
    let refreshes = 0
    const refreshed = new Promise<void>(resolve =>
      client.answer('workspace/diagnostic/refresh', () => {
        refreshes += 1
        resolve()
      }),
    )
    const names = ['a.html', 'b.html', 'c.html', 'd.html']
    for (const name of names) open(client, name, space)
    for (const name of names) expect(await severities(client, name)).toEqual([3])
    for (const answer of questions) answer([{ severities: { '*': severity } }])
    if (rounds > 0) await refreshed
    for (let round = 0; round < 2; round += 1) {
      for (const name of names) expect(await severities(client, name)).toEqual([level])
    }
    expect({ questions: questions.length, refreshes }).toEqual({
      questions: names.length,
      refreshes: rounds,
    })
    await client.stop()
  })

  test('can switch everything off', async () => {
    const { client } = await started(pulling, workspace(), () => ({ enable: false }))
    open(client, 'a.html', space)
    expect(await severities(client, 'a.html')).toEqual([])
    await client.stop()
  })
})

describe('hreflint.config.json', () => {
  test('wins over settings, the nearest one counts, overrides match from its folder', async () => {
    write('hreflint.config.json', '{ "severities": { "whatwg/*": "error" } }')
    write(
      'docs/hreflint.config.json',
      `{ // the docs
        "extends": ["../base.json"],
        "overrides": [{ "files": ["old/**"], "severities": { "whatwg/*": "off" } }],
      }`,
    )
    write('base.json', '{ "severities": { "whatwg/*": "info" } }')
    const { client } = await started(pulling, workspace(), () => ({
      severities: { 'whatwg/*': 'warning' },
    }))
    const levels: Record<string, number[]> = {
      'page.html': [1],
      'docs/page.html': [3],
      'docs/old/page.html': [],
    }
    for (const [name, expected] of Object.entries(levels)) {
      open(client, name, space)
      expect(await severities(client, name), name).toEqual(expected)
    }
    await client.stop()
  })

  test('is read again when it is said to have changed', async () => {
    const { client } = await started(pulling, workspace())
    open(client, 'page.html', space)
    expect(await severities(client, 'page.html')).toEqual([2])
    write('hreflint.config.json', '{ "severities": { "whatwg/*": "error" } }')
    client.notify('workspace/didChangeWatchedFiles', {
      changes: [{ uri: addressOf('hreflint.config.json'), type: 1 }],
    })
    expect(await severities(client, 'page.html')).toEqual([1])
    await client.stop()
  })

  test('with mistakes is marked at the key', async () => {
    write('hreflint.config.json', '{\n  "severitys": {}\n}\n')
    const { client } = await started(pulling, workspace())
    open(client, 'page.html', space)
    expect(await severities(client, 'page.html')).toEqual([2])
    const { uri, diagnostics } = await client.notification<Published>(
      'textDocument/publishDiagnostics',
      () => true,
    )
    expect(uri).toBe(addressOf('hreflint.config.json'))
    expect(diagnostics).toHaveLength(1)
    expect(diagnostics[0]?.range).toEqual({
      start: { line: 1, character: 2 },
      end: { line: 1, character: 13 },
    })
    expect(diagnostics[0]?.message).toContain('Did you mean "severities"?')
    await client.stop()
  })

  test('leaves files out', async () => {
    write('hreflint.config.json', '{ "ignore": ["vendor/"] }')
    const { client } = await started(pulling, workspace())
    open(client, 'vendor/page.html', space)
    expect(await severities(client, 'vendor/page.html')).toEqual([])
    await client.stop()
  })
})

describe('languages', () => {
  test('are known by id, else by file name', async () => {
    const { client } = await started(pulling, workspace())
    open(client, 'a.html', space, 'mhtml')
    open(client, 'b.txt', space, 'plaintext')
    open(client, 'c.xyz', space, 'klingon')
    expect(await severities(client, 'a.html')).toEqual([2])
    expect(await severities(client, 'b.txt')).toEqual([])
    expect(await severities(client, 'c.xyz')).toEqual([])
    await client.stop()
  })
})

describe('JavaScript and TypeScript', () => {
  const program = `const url = 'https://example.com/a b'`

  test('are left alone unless the settings want them', async () => {
    let javascript = 'off'
    const { client } = await started(pulling, workspace(), () => ({ javascript }))
    open(client, 'a.ts', program, 'typescript')
    expect(await severities(client, 'a.ts')).toEqual([])
    javascript = 'known-schemes'
    client.notify('workspace/didChangeConfiguration', { settings: null })
    expect(await severities(client, 'a.ts')).toEqual([2])
    await client.stop()
  })

  test('are left to ESLint where it runs the plugin', async () => {
    const { client } = await started(pulling, workspace())
    write('left/package.json', '{ "devDependencies": { "eslint-plugin-hreflint": "1" } }')
    const broken = `const url = 'https://example.com:99999/'`
    open(client, 'a.ts', broken, 'typescript')
    open(client, 'left/src/b.ts', broken, 'typescript')
    expect(await severities(client, 'a.ts')).toEqual([1])
    expect(await severities(client, 'left/src/b.ts')).toEqual([])
    await client.stop()
  })

  test('can be wanted for a folder, and cost nothing elsewhere', async () => {
    write(
      'hreflint.config.json',
      '{ "javascript": "off", "overrides": [{ "files": ["src/**"], "javascript": "known-schemes" }] }',
    )
    write('src/a.js', program)
    write('lib/b.js', program)
    const initializationOptions = { workspaceDiagnostics: true }
    const { client } = await started(pulling, { ...workspace(), initializationOptions })
    const { items } = await client.request<{ items: { uri: string; items: unknown[] }[] }>(
      'workspace/diagnostic',
      { previousResultIds: [] },
    )
    expect(items.map(item => [item.uri, item.items.length])).toEqual([[addressOf('src/a.js'), 1]])
    await client.stop()
  })
})

describe('workspace diagnostics', () => {
  const initializationOptions = { workspaceDiagnostics: true }
  const report = (client: LspClient, previousResultIds: object[] = []) =>
    client.request<{ items: (DiagnosticReport & { uri: string })[] }>('workspace/diagnostic', {
      previousResultIds,
    })

  test('cover files that are not open, and say what has not changed', async () => {
    write('a.html', space)
    write('deep/b.html', '<a href="/b">')
    write('node_modules/c.html', space)
    write('d.txt', space)
    const { client, result } = await started(pulling, { ...workspace(), initializationOptions })
    expect(result.capabilities.diagnosticProvider).toMatchObject({ workspaceDiagnostics: true })
    const first = await report(client)
    const byName = (items: typeof first.items) =>
      Object.fromEntries(items.map(item => [item.uri, item.items?.length ?? item.kind]))
    expect(byName(first.items)).toEqual({ [addressOf('a.html')]: 1, [addressOf('deep/b.html')]: 0 })

    write('a.html', '<a href="/a">')
    rmSync(join(folder, 'deep/b.html'))
    write('e.html', space)
    client.notify('workspace/didChangeWatchedFiles', {
      changes: [{ uri: addressOf('a.html'), type: 2 }],
    })
    const known = first.items.map(({ uri, resultId }) => ({ uri, value: resultId }))
    const second = await report(client, known)
    expect(byName(second.items)).toEqual({
      [addressOf('a.html')]: 0,
      [addressOf('e.html')]: 1,
      [addressOf('deep/b.html')]: 0,
    })
    await client.stop()
  })

  test('are not announced unless wanted', async () => {
    const { client, result } = await started(pulling, workspace())
    expect(result.capabilities.diagnosticProvider).toMatchObject({ workspaceDiagnostics: false })
    await client.stop()
  })
})
