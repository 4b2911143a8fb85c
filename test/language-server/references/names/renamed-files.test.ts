import { expect, test } from 'vitest'
import type { DocumentLink, Location, WorkspaceEdit } from 'vscode-languageserver-types'
import { siteSession } from '../../site-session.ts'

const session = siteSession()
const { at, file, edited, shown } = session

test.each([
  [
    'a file',
    '<a href="docs/«»old.html#a">',
    'new.html',
    'docs/new.html',
    '<a href="docs/new.html#a">',
  ],
  [
    'a name without extension',
    '<a href="docs/o«»ld.html">',
    'new',
    'docs/new.html',
    '<a href="docs/new.html">',
  ],
  [
    'an address from the root',
    '<a href="/docs/old.html«»?x#a">',
    'n w.html',
    'docs/n w.html',
    '<a href="/docs/n%20w.html?x#a">',
  ],
])('the name of %s in a link is that of the file', async (_, source, newName, path, written) => {
  file('docs/old.html', '<p id="a"><a href="../index.html">i</a>')
  file('more.md', '[x](docs/old.html)\n')
  const place = await at('index.html', source)
  expect(await session.request('textDocument/prepareRename', place)).toMatchObject({
    placeholder: 'old.html',
  })
  const edit = await session.request<WorkspaceEdit>('textDocument/rename', { ...place, newName })
  const target = path.replace(' ', '%20')
  expect(edited(edit)).toEqual({
    'index.html': written,
    'more.md': `[x](${target})\n`,
    'docs/old.html': path,
  })
  // The file is renamed once its links are written.
  expect(edit.documentChanges?.at(-1)).toMatchObject({ kind: 'rename' })
})

test('a folder is renamed by the link to its page', async () => {
  await session.restart('pages')
  file('guide/index.html', '<p id="a"><a href="../">i</a>')
  const place = await at('index.html', '<a href="gu«»ide/">')
  const edit = await session.request<WorkspaceEdit>('textDocument/rename', {
    ...place,
    newName: 'manual',
  })
  expect(edit.documentChanges?.at(-1)).toMatchObject({
    oldUri: session.addressOf('guide'),
    newUri: session.addressOf('manual'),
  })
  expect(edited(edit)['index.html']).toBe('<a href="manual/">')
})

test('a page keeps its extension where addresses have none', async () => {
  await session.restart('pages')
  file('guide/setup.html', '')
  const place = await at('index.html', '<a href="guide/«»setup">')
  const edit = await session.request<WorkspaceEdit>('textDocument/rename', {
    ...place,
    newName: 'install',
  })
  expect(edited(edit)).toEqual({
    'index.html': '<a href="guide/install">',
    'guide/setup.html': 'guide/install.html',
  })
})

test.each(['', '..', 'a/b.html', 'taken.html', 'a?b'])(
  '%j is refused as a new name',
  async newName => {
    file('old.html', '')
    file('taken.html', '')
    const place = await at('index.html', '<a href="«»old.html">')
    await expect(session.request('textDocument/rename', { ...place, newName })).rejects.toThrow(
      /cannot be the new name/,
    )
  },
)

test.each([
  ['a file that does not exist', '<a href="«»none.html">'],
  ['another server', '<a href="https://example.com/«»a.html">'],
])('%s is not renamed', async (_, source) => {
  file('docs/old.html', '')
  const place = await at('index.html', source)
  expect(await session.request('textDocument/prepareRename', place)).toBeNull()
})

test('an editor that renames no files is not asked to', async () => {
  const workspace = { ...session.ableToRename.workspace, workspaceEdit: { documentChanges: true } }
  await session.restart('files', { ...session.ableToRename, workspace })
  file('old.html', '')
  const place = await at('index.html', '<a href="«»old.html">')
  expect(await session.request('textDocument/prepareRename', place)).toBeNull()
})

test('after the edits, an editor that asks about the renamed file gets nothing more', async () => {
  file('old.html', '<a href="index.html">i</a>')
  const place = await at('index.html', '<a href="«»old.html">')
  await session.request('textDocument/rename', { ...place, newName: 'new.html' })
  session.client.notify('textDocument/didChange', {
    textDocument: { ...place.textDocument, version: 2 },
    contentChanges: [{ text: '<a href="new.html">' }],
  })
  const files = [{ oldUri: session.addressOf('old.html'), newUri: session.addressOf('new.html') }]
  const edit = await session.request<WorkspaceEdit>('workspace/willRenameFiles', { files })
  expect(edited(edit)).toEqual({})
})

test('a heading is renamed from anywhere on its line', async () => {
  await session.restart('github')
  file('index.html', '<a href="a.md#old-name">')
  const place = await at('a.md', '#«»# Old name\n\n[x](#old-name)\n', 'markdown')
  const edit = await session.request<WorkspaceEdit>('textDocument/rename', {
    ...place,
    newName: 'New name',
  })
  expect(edited(edit)).toEqual({
    'a.md': '## New name\n\n[x](#new-name)\n',
    'index.html': '<a href="a.md#new-name">',
  })
})

test.each([
  ['another server', 'https://example.com/a', 'HTTPS://EXAMPLE.com:443/a', 'https://example.com/b'],
  ['a missing file', 'none.html', './none.html#x', 'other.html'],
])('links to %s are references of each other', async (_, one, same, other) => {
  file('b.md', `[1](${same}) [2](${other})`)
  const place = await at('index.html', `<a href="«»${one}">`)
  const context = { includeDeclaration: true }
  const found = await session.request<Location[]>('textDocument/references', { ...place, context })
  expect(found.map(shown).sort()).toEqual([`b.md: ${same}`, `index.html: ${one}`])
})

test('a link to a heading carries its line', async () => {
  await session.restart('github')
  file('a.md', '# A\n\n## Second part\n')
  const { textDocument } = await at('index.html', '<a href="a.md#second-part">«» <a href="a.md">')
  const links = await session.request<DocumentLink[]>('textDocument/documentLink', { textDocument })
  expect(links.map(({ target }) => target)).toEqual([
    `${session.addressOf('a.md')}#L3`,
    session.addressOf('a.md'),
  ])
})
