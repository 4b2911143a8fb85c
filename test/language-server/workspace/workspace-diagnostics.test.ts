import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { builtProgram } from '../../cli/support/built-program.ts'
import { pulling, started } from '../sessions.ts'
import { type Item, temporaryWorkspace, wholeWorkspace } from '../temporary-workspace.ts'

const { addressOf, pathOf, roots, severities, write } = temporaryWorkspace()
const broken = '<a href="/a b">'

describe('workspace diagnostics', () => {
  test('tell what has changed, and of the others nothing, or that they are "unchanged"', async () => {
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
    rmSync(pathOf('c.html'))
    client.notify('workspace/didChangeWatchedFiles', {
      changes: [{ uri: addressOf('b.html'), type: 2 }],
    })
    const told = (items: readonly Item[]) =>
      Object.fromEntries(items.map(({ uri, kind, items }) => [uri, [kind, items?.length]]))
    const second = await ask(first.items)
    expect(told(second.items)).toEqual({
      [addressOf('b.html')]: ['full', 2],
      [addressOf('c.html')]: ['full', 0],
    })
    client.notify('workspace/didChangeWatchedFiles', {
      changes: [{ uri: addressOf('a.html'), type: 2 }],
    })
    const third = await ask(first.items.slice(0, 1))
    expect(told(third.items)).toEqual({ [addressOf('a.html')]: ['unchanged', undefined] })
    await client.stop()
  })

  test.skipIf(process.platform === 'win32')(
    'read no pipe that has the name of a file',
    async () => {
      write('a.html', broken)
      for (const name of ['.gitignore', '.hreflintignore', 'hreflint.config.json']) {
        expect(spawnSync('mkfifo', [pathOf(name)]).status).toBe(0)
      }
      const { client } = await started(pulling, { ...roots('.'), ...wholeWorkspace })
      const ask = { previousResultIds: [] }
      const { items } = await client.request<{ items: Item[] }>('workspace/diagnostic', ask)
      expect(items.map(({ uri }) => uri)).toEqual([addressOf('a.html')])
      await client.stop()
    },
  )

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
    expect((await waiting.answer).error?.code).toBe(-32800)
    await client.stop()
  })

  test('are not ended by canceling, wherever it meets them', async () => {
    for (let at = 0; at < 120; at++) write(`${at}.html`, broken)
    const { client } = await started(pulling, { ...roots('.'), ...wholeWorkspace })
    const ask = (partialResultToken?: string) =>
      client.start('workspace/diagnostic', { previousResultIds: [], partialResultToken })
    const parts = (token: string) =>
      client.notification<{ token: string }>('$/progress', params => params.token === token)
    const meetings: ((token: string) => Promise<unknown>)[] = [
      async () => {},
      () => client.request('hreflint/unknown', {}).catch(() => {}),
      () => client.request('textDocument/hover', { textDocument: { uri: 'x:' } }),
      parts,
    ]
    for (const [round, meeting] of [...meetings, ...meetings].entries()) {
      const { id, answer } = ask(`parts-${round}`)
      await meeting(`parts-${round}`)
      client.notify('$/cancelRequest', { id })
      expect((await answer).error?.code, `round ${round}`).toBe(-32800)
    }
    const first = await ask().answer
    expect(first.result).toMatchObject({ items: { length: 120 } })

    // Those that wait are independent of each other.
    const [waiting, other] = [ask(), ask()]
    client.notify('$/cancelRequest', { id: waiting.id })
    expect((await waiting.answer).error?.code).toBe(-32800)
    write('1.html', '<a href="/b">')
    client.notify('workspace/didChangeWatchedFiles', {
      changes: [{ uri: addressOf('1.html'), type: 2 }],
    })
    expect((await other.answer).result).toMatchObject({
      items: [{ uri: addressOf('1.html'), items: [] }],
    })
    await client.stop()
  })

  test('know a file that is open by any spelling of its address, and tell of it once it is closed', async () => {
    write('page(1).html', broken)
    write("it's [2].html", broken)
    const spelled = (name: string) => addressOf(name).replaceAll(/[()'[\]]/g, c => encode(c))
    const encode = (char: string) => `%${char.charCodeAt(0).toString(16)}`
    const { client } = await started(pulling, { ...roots('.'), ...wholeWorkspace })
    for (const name of ['page(1).html', "it's [2].html"]) client.open(spelled(name), broken)
    expect(spelled('page(1).html')).toContain('page%281%29.html')
    const ask = (previousResultIds: object[] = []) =>
      client.request<{ items: Item[] }>('workspace/diagnostic', { previousResultIds })
    expect((await ask()).items).toEqual([])
    client.notify('textDocument/didClose', { textDocument: { uri: spelled('page(1).html') } })
    const { items } = await ask()
    expect(items.map(({ kind, items }) => [kind, items?.length])).toEqual([['full', 1]])
    client.notify('workspace/didChangeWatchedFiles', {
      changes: [{ uri: spelled('page(1).html'), type: 2 }],
    })
    const known = { uri: spelled('page(1).html'), value: items[0]?.resultId }
    expect((await ask([known])).items.map(({ kind }) => kind)).toEqual(['unchanged'])
    await client.stop()
  })

  test('cover the files that the command line reads', async () => {
    const latin1 = (text: string) => Buffer.from(text, 'latin1')
    writeFileSync(pathOf('latin1.html'), latin1('<meta charset="latin1"><a href="/é b">'))
    writeFileSync(pathOf('latin1.css'), latin1('@charset "latin1";\na { b: url("/é b") }'))
    writeFileSync(pathOf('utf16.html'), Buffer.from(`\uFEFF${broken}`, 'utf16le'))
    mkdirSync(pathOf('.git'))
    write('.gitignore', 'out/\n*.min.html\n!kept.min.html\n')
    write('docs/.hreflintignore', 'old.html\n')
    const names = ['a.min.html', 'docs/old.html', 'out/b.html', 'kept.min.html', 'vendor/c.html']
    for (const name of names) write(name, broken)
    const elsewhere = mkdtempSync(join(tmpdir(), 'hreflint-elsewhere-'))
    writeFileSync(join(elsewhere, 'linked.html'), broken)
    symlinkSync(join(elsewhere, 'linked.html'), pathOf('link.html'))
    symlinkSync(elsewhere, pathOf('linked-folder'))
    symlinkSync('nowhere', pathOf('dangling.html'))
    const { stdout } = spawnSync(process.execPath, [builtProgram(), '--format', 'json', '.'], {
      cwd: pathOf('.'),
      encoding: 'utf8',
    })
    const { client } = await started(pulling, { ...roots('.'), ...wholeWorkspace })
    const { items } = await client.request<{ items: Item[] }>('workspace/diagnostic', {
      previousResultIds: [],
    })
    await client.stop()
    rmSync(elsewhere, { recursive: true })
    type Record = { filePath: string; findings: { code: string; range: { start: object } }[] }
    const told = (JSON.parse(stdout) as Record[]).flatMap(({ filePath, findings }) =>
      findings.map(({ code, range }) => [filePath, code, range.start]),
    )
    const found = items.flatMap(({ uri, items = [] }) =>
      items.map(({ code, range }) => [
        relative(pathOf('.'), fileURLToPath(uri)),
        code,
        { line: range.start.line + 1, column: range.start.character + 1 },
      ]),
    )
    expect(found.map(([name]) => name)).toContain('latin1.css')
    expect(found).toEqual(told)
  })

  test('leave alone what is open, what is unreadable, and what is no text', async () => {
    write('open.html', broken)
    writeFileSync(pathOf('latin1.html'), Buffer.from([0x3c, 0x61, 0xe9]))
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
