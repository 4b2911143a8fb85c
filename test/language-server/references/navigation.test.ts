import { expect, test } from 'vitest'
import type { TextDocumentEdit, TextEdit, WorkspaceEdit } from 'vscode-languageserver-types'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { pulling, started } from '../sessions.ts'
import { temporaryWorkspace } from '../temporary-workspace.ts'

const { write, addressOf, roots } = temporaryWorkspace()

const settings = 'site_name: x\nnav:\n  - Home: index.md\n  - guide/setup.md\n'

test.each([true, false])('the names of pages in mkdocs.yml follow a page: %s', async versions => {
  write('mkdocs.yml', settings)
  write('docs/index.md', '[s](guide/setup.md)\n')
  write('docs/guide/setup.md', '# S\n')
  const workspace = {
    ...pulling.workspace,
    workspaceEdit: { documentChanges: versions },
    fileOperations: { willRename: true },
  }
  const { client } = await started({ ...pulling, workspace }, roots('.'))
  const index = { uri: addressOf('docs/index.md') }
  client.open(index.uri, '[s](guide/setup.md)\n', 'markdown')
  await client.request('textDocument/definition', {
    textDocument: index,
    position: { line: 0, character: 5 },
  })
  const files = [{ oldUri: addressOf('docs/guide'), newUri: addressOf('docs/start') }]
  const edit = await client.request<WorkspaceEdit>('workspace/willRenameFiles', { files })
  const edits = versions
    ? Object.fromEntries(
        ((edit.documentChanges ?? []) as readonly TextDocumentEdit[]).map(change => [
          change.textDocument.uri,
          change.edits as TextEdit[],
        ]),
      )
    : (edit.changes ?? {})
  expect(Object.keys(edits).sort()).toEqual([index.uri, addressOf('mkdocs.yml')])
  const document = TextDocument.create('', 'yaml', 1, settings)
  expect(TextDocument.applyEdits(document, edits[addressOf('mkdocs.yml')] ?? [])).toBe(
    settings.replace('guide/', 'start/'),
  )
  await client.stop()
})
