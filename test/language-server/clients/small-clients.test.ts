import { describe, expect, test } from 'vitest'
import type { CodeAction, DocumentLink, Hover } from 'vscode-languageserver-types'
import {
  type DiagnosticReport,
  type Initialized,
  type Published,
  pulling,
  pushing,
  started,
} from '../sessions.ts'

const uri = 'file:///nowhere/page.html'
const published = 'textDocument/publishDiagnostics'
const at = (character: number) => ({ line: 0, character })
const range = (start: number, end: number) => ({ start: at(start), end: at(end) })

describe('a client that announces nothing (Neovim 0.7)', () => {
  test('gets edits in "changes", plain hovers, and no code descriptions that it refuses', async () => {
    const { client, result } = await started({
      textDocument: { publishDiagnostics: { codeDescriptionSupport: false } },
    })
    expect(result.capabilities).toMatchObject({ hoverProvider: true, completionProvider: {} })
    expect(result.capabilities.diagnosticProvider).toBeUndefined()
    expect(result.capabilities.executeCommandProvider).toBeUndefined()
    client.open(uri, '<a href="/a b">')
    const { diagnostics } = await client.notification<Published>(published, () => true)
    expect(diagnostics[0]).not.toHaveProperty('codeDescription')
    // Such clients send nothing back but range and message.
    const bare = diagnostics.map(({ range, message }) => ({ range, message }))
    const actions = await client.request<CodeAction[]>('textDocument/codeAction', {
      textDocument: { uri },
      range: range(11, 11),
      context: { diagnostics: bare },
    })
    const fix = actions.find(({ isPreferred }) => isPreferred)
    expect(fix?.edit).toEqual({ changes: { [uri]: [{ range: range(11, 12), newText: '%20' }] } })
    expect(actions.every(({ command }) => command === undefined)).toBe(true)
    const hover = await client.request<Hover>('textDocument/hover', {
      textDocument: { uri },
      position: at(11),
    })
    expect(hover.contents).toMatchObject({ kind: 'plaintext' })
    expect(JSON.stringify(hover.contents)).not.toContain('```')
    await client.stop()
  })

  test('is asked for nothing, and its word counts when its settings change', async () => {
    const { client } = await started(pushing)
    client.open(uri, '<a href="/a b">')
    const severity = (wanted: number | undefined) =>
      client.notification<Published>(
        published,
        ({ diagnostics }) => diagnostics[0]?.severity === wanted,
      )
    await severity(2)
    client.notify('workspace/didChangeConfiguration', {
      settings: { hreflint: { severities: { 'whatwg/*': 'error' } } },
    })
    await severity(1)
    client.notify('workspace/didChangeConfiguration', { settings: { hreflint: { enable: false } } })
    await client.notification<Published>(published, ({ diagnostics }) => diagnostics.length === 0)
    await client.stop()
    expect(client.requested).toEqual([])
  })
})

test.each<[string, readonly string[] | undefined, string]>([
  ['says nothing', undefined, 'utf-16'],
  ['offers all', ['utf-8', 'utf-32', 'utf-16'], 'utf-16'],
  ['likes UTF-8 best', ['utf-8', 'utf-32'], 'utf-8'],
  ['likes UTF-32 best', ['utf-32', 'utf-8'], 'utf-32'],
  ['knows others', ['utf-7'], 'utf-16'],
])('the position encoding of a client that %s', async (_, positionEncodings, expected) => {
  const { client, result } = await started({ ...pulling, general: { positionEncodings } })
  expect((result as Initialized).capabilities.positionEncoding).toBe(expected)
  await client.stop()
})

test.each<[string, number]>([
  ['utf-8', 6],
  ['utf-16', 3],
  ['utf-32', 2],
])('every feature speaks %s', async (encoding, width) => {
  const { client } = await started({ ...pulling, general: { positionEncodings: [encoding] } })
  // The text before the URL is `width` units wide.
  client.open(uri, 'é😀<a href="é b">')
  const wide = encoding === 'utf-8' ? 1 : 0
  const space = width + 10 + wide
  const position = at(space)
  const textDocument = { uri }
  const { items = [] } = await client.request<DiagnosticReport>('textDocument/diagnostic', {
    textDocument,
  })
  expect(items.map(item => item.range)).toEqual([range(space, space + 1)])
  const [action] = await client.request<CodeAction[]>('textDocument/codeAction', {
    textDocument,
    range: range(space, space),
    context: { diagnostics: items },
  })
  expect(JSON.stringify(action?.edit)).toContain(JSON.stringify(range(space, space + 1)))
  expect(action?.diagnostics).toEqual(items)
  const hover = await client.request<Hover>('textDocument/hover', { textDocument, position })
  expect(hover.range).toEqual(range(width + 9, space + 2))
  const [link] = await client.request<DocumentLink[]>('textDocument/documentLink', { textDocument })
  expect(link?.range).toEqual(hover.range)
  expect(link?.target).toBe('file:///nowhere/%C3%A9%20b')
  const [item] = await client.request<{ textEdit: unknown }[]>('textDocument/completion', {
    textDocument,
    position: at(space + 1),
  })
  expect(item?.textEdit).toEqual({ newText: '%20', range: range(space, space + 1) })
  await client.stop()
})
