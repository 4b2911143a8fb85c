import { expect, test } from 'vitest'
import type { TextDocumentEdit, WorkspaceEdit } from 'vscode-languageserver-types'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { pulling, started } from '../sessions.ts'
import { temporaryWorkspace } from '../temporary-workspace.ts'

const { write, addressOf, roots } = temporaryWorkspace()

const readme = '[x](../a/y#one) ![l](../a/logo.svg)\n'
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><path id="p"/><use href="#p"/></svg>'

/** The links of a drawing, which is no page of this site, are resolved among all files of the folder. */
async function beginning() {
  write('hreflint.config.json', '{ "references": "fragments", "profile": "vitepress" }')
  write('a/logo.svg', drawing)
  write('a/y.md', '# One\n')
  write('d/README.md', readme)
  const workspace = {
    ...pulling.workspace,
    workspaceEdit: { documentChanges: true },
    fileOperations: { willRename: true },
  }
  return (await started({ ...pulling, workspace }, roots('.'))).client
}

/** Each document that a move changes, as often as it is changed, and its text then. */
async function edited(
  client: Awaited<ReturnType<typeof beginning>>,
  from: string,
  to: string,
): Promise<readonly (readonly [uri: string, text: string])[]> {
  const files = [{ oldUri: addressOf(from), newUri: addressOf(to) }]
  const edit = await client.request<WorkspaceEdit>('workspace/willRenameFiles', { files })
  return ((edit.documentChanges ?? []) as readonly TextDocumentEdit[]).map(change => {
    const edits = change.edits as Parameters<typeof TextDocument.applyEdits>[1]
    const document = TextDocument.create('', 'markdown', 1, readme)
    return [change.textDocument.uri, TextDocument.applyEdits(document, edits)]
  })
}

test('a document that two sites contain is edited once, by its own', async () => {
  const client = await beginning()
  for (const [path, text, language] of [
    ['d/README.md', readme, 'markdown'],
    ['a/logo.svg', drawing, 'svg'],
  ] as const) {
    const textDocument = { uri: addressOf(path) }
    client.open(textDocument.uri, text, language)
    // The answer needs the whole site.
    const position = { line: 0, character: 5 }
    await client.request('textDocument/definition', { textDocument, position })
  }
  expect(await edited(client, 'a', 'b')).toEqual([
    [addressOf('d/README.md'), '[x](../b/y#one) ![l](../b/logo.svg)\n'],
  ])
  await client.stop()
})

test('links to a drawing that moves are kept although no page has been opened', async () => {
  const client = await beginning()
  expect(await edited(client, 'a/logo.svg', 'b/logo.svg')).toEqual([
    [addressOf('d/README.md'), '[x](../a/y#one) ![l](../b/logo.svg)\n'],
  ])
  await client.stop()
})
