import { expect, test } from 'vitest'
import { TextDocument } from 'vscode-languageserver-textdocument'
import type {
  Hover,
  Location,
  Range,
  TextDocumentEdit,
  TextEdit,
  WorkspaceEdit,
} from 'vscode-languageserver-types'
import { pulling, started } from '../sessions.ts'
import { temporaryWorkspace } from '../temporary-workspace.ts'

const { write, addressOf, roots } = temporaryWorkspace()

const applied = (before: string, edits: readonly TextEdit[]) =>
  TextDocument.applyEdits(TextDocument.create('', 'markdown', 1, before), [...edits])

const note = '# Set up\n\n## First steps\n'
const text = '[[Set up]] [[Set up#First steps|x]] [[Set up#Gone]] [[Later]]\n'

test('links between notes work as other links do', async () => {
  write('.obsidian/app.json', '{}')
  write('Notes/Set up.md', note)
  write('a.md', text)
  const { client } = await started(pulling, roots('.'))
  const textDocument = { uri: addressOf('a.md') }
  client.open(textDocument.uri, text, 'markdown')
  const at = (character: number) => ({ textDocument, position: { line: 0, character } })

  const targetOf = async (character: number) => {
    const found = await client.request<Location | Location[]>(
      'textDocument/definition',
      at(character),
    )
    return [found].flat().map(({ uri, range }) => [uri, range.start.line])
  }
  expect(await targetOf(4)).toEqual([[addressOf('Notes/Set up.md'), 0]])
  expect(await targetOf(15)).toEqual([[addressOf('Notes/Set up.md'), 2]])

  const { items } = await client.request<{ items: { code: string; range: object }[] }>(
    'textDocument/diagnostic',
    { textDocument },
  )
  expect(items.map(({ code, range }) => ({ code, range }))).toEqual([
    {
      code: 'reference/missing-fragment',
      range: { start: { line: 0, character: 45 }, end: { line: 0, character: 49 } },
    },
  ])

  const hover = await client.request<Hover | null>('textDocument/hover', at(4))
  expect(JSON.stringify(hover)).toContain('Notes/Set up.md')
  expect(JSON.stringify(hover)).not.toContain('template')

  const prepared = await client.request<{ range: Range }>('textDocument/prepareRename', at(22))
  expect(prepared.range).toEqual({
    start: { line: 0, character: 20 },
    end: { line: 0, character: 31 },
  })
  const edit = await client.request<WorkspaceEdit>('textDocument/rename', {
    ...at(22),
    newName: 'Begin here',
  })
  const changes = (edit.documentChanges ?? []) as readonly TextDocumentEdit[]
  const after = changes.map(({ textDocument: { uri }, edits }) => {
    const before = uri === textDocument.uri ? text : note
    return [uri, applied(before, edits as readonly TextEdit[])]
  })
  expect(Object.fromEntries(after)).toEqual({
    [addressOf('Notes/Set up.md')]: note.replace('First steps', 'Begin here'),
    [textDocument.uri]: text.replace('#First steps', '#Begin here'),
  })

  // A note that is written now is found.
  write('Deep/Later.md', '')
  client.notify('workspace/didChangeWatchedFiles', {
    changes: [{ uri: addressOf('Deep/Later.md'), type: 1 }],
  })
  expect(await targetOf(55)).toEqual([[addressOf('Deep/Later.md'), 0]])
  await client.stop()
})
