import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CodeAction, Hover } from 'vscode-languageserver-types'
import type { LspClient } from './lsp-client.ts'
import { type DiagnosticReport, pulling, started } from './sessions.ts'

const uri = 'file:///nowhere/page.html'
let client: LspClient

beforeAll(async () => {
  client = (await started(pulling)).client
  client.open(uri, '<p>é😀 <a href="https://münchen.example/a b">x</a>\r\n<a href="/c^">')
})
afterAll(() => client.stop())

/** On the space in the first URL. */
const place = { textDocument: { uri }, position: { line: 0, character: 42 } }
const range = { start: place.position, end: place.position }

test('a quick fix edits this version of the document', async () => {
  const { items = [] } = await client.request<DiagnosticReport>('textDocument/diagnostic', place)
  const actions = await client.request<CodeAction[]>('textDocument/codeAction', {
    textDocument: { uri },
    range,
    context: { diagnostics: items },
  })
  expect(actions.find(({ isPreferred }) => isPreferred)).toMatchObject({
    title: 'Percent-encode as %20',
    diagnostics: [items[0]],
    edit: { documentChanges: [{ textDocument: { uri, version: 1 } }] },
  })
})

test('fix all is one action with all edits', async () => {
  const [action] = await client.request<CodeAction[]>('textDocument/codeAction', {
    textDocument: { uri },
    range,
    context: { diagnostics: [], only: ['source.fixAll'] },
  })
  expect(action?.kind).toBe('source.fixAll.hreflint')
  expect(JSON.stringify(action?.edit)).toContain('%20')
  expect(JSON.stringify(action?.edit)).toContain('%5E')
})

test('edits wait until an action is chosen, where the client can do that', async () => {
  const { client, result } = await started({
    ...pulling,
    textDocument: {
      ...pulling.textDocument,
      codeAction: { dataSupport: true, resolveSupport: { properties: ['edit'] } },
    },
  })
  expect(result.capabilities.codeActionProvider).toMatchObject({ resolveProvider: true })
  client.open(uri, '<p>\n<a href="/a b">\n<a href="/c^">')
  const position = { line: 1, character: 11 }
  const actions = await client.request<CodeAction[]>('textDocument/codeAction', {
    textDocument: { uri },
    range: { start: position, end: position },
    context: { diagnostics: [] },
  })
  expect(actions[0]?.edit).toBeDefined()
  const edits: Record<string, string> = {}
  for (const action of actions.filter(({ edit, command }) => (edit ?? command) === undefined)) {
    const { edit } = await client.request<CodeAction>('codeAction/resolve', action)
    edits[action.title] = JSON.stringify(edit)
  }
  expect(Object.keys(edits)).toEqual([
    'Apply all safe fixes in this file',
    'Allow whatwg/unescaped-space on this line',
    'Allow whatwg/unescaped-space in this file',
  ])
  expect(edits['Apply all safe fixes in this file']).toContain('%5E')
  expect(edits['Allow whatwg/unescaped-space on this line']).toContain('disable-next-line')
  const lost = { title: 'x', data: { uri: 'file:///not-open', does: 'fix-all' } }
  expect(await client.request('codeAction/resolve', lost)).toEqual(lost)
  expect(await client.request('codeAction/resolve', { title: 'y' })).toEqual({ title: 'y' })
  await client.stop()
})

test('hover, links, completion, copying and explaining are answered', async () => {
  const hover = await client.request<Hover>('textDocument/hover', place)
  expect(JSON.stringify(hover.contents)).toContain('xn--mnchen-3ya.example')
  const links = await client.request<unknown[]>('textDocument/documentLink', place)
  expect(links).toHaveLength(1)
  const offered = await client.request<{ label: string }[]>('textDocument/completion', place)
  expect(offered.map(({ label }) => label)).toEqual(['%20'])
  expect(await client.request('hreflint/copyAs', { ...place, form: 'resolved' })).toBe(
    'https://xn--mnchen-3ya.example/a%20b',
  )
  expect(await client.request('hreflint/explain', place)).toContain('whatwg/unescaped-space')
})

test.each([
  ['https://hreflint.dev/issues/whatwg/unescaped-space', true],
  ['hreflint-explain:/whatwg/unescaped-space.md', false],
])('%s is shown by the client', async (page, external) => {
  const shown: unknown[] = []
  const opening = await started(pulling)
  opening.client.answer('window/showDocument', params => {
    shown.push(params)
    return { success: true }
  })
  await opening.client.request('workspace/executeCommand', {
    command: 'hreflint.openPage',
    arguments: [page],
  })
  expect(shown).toEqual([{ uri: page, external }])
  await opening.client.stop()
})
