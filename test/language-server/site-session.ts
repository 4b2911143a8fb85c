import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach } from 'vitest'
import { TextDocument } from 'vscode-languageserver-textdocument'
import type { Location, TextEdit, WorkspaceEdit } from 'vscode-languageserver-types'
import type { TextDocumentPositionParams } from 'vscode-languageserver'
import type { LspClient } from './lsp-client.ts'
import { openedAt, pulling, started } from './sessions.ts'
import { temporaryWorkspace } from './temporary-workspace.ts'

const ableToRename = {
  ...pulling,
  workspace: {
    ...pulling.workspace,
    workspaceEdit: { documentChanges: true, resourceOperations: ['create', 'rename'] },
    fileOperations: { willRename: true },
  },
  textDocument: { ...pulling.textDocument, rename: { prepareSupport: true } },
}

/**
 * A session in a folder of plain files, for each test of a file. The client renames and creates
 * files.
 */
export function siteSession() {
  const workspace = temporaryWorkspace()
  const { write, addressOf, roots } = workspace
  let client: LspClient
  const texts = new Map<string, string>()

  const begin = async (
    profile: string,
    capabilities: object = ableToRename,
    initializationOptions: object = {},
  ): Promise<void> => {
    texts.clear()
    write('hreflint.config.json', JSON.stringify({ references: 'fragments', profile }))
    client = (await started(capabilities, { ...roots('.'), initializationOptions })).client
  }
  beforeEach(() => begin('files'))
  afterEach(() => client.stop())

  const file = (name: string, text: string): void => {
    texts.set(name, text)
    write(name, text)
  }
  const nameOf = (uri: string): string => {
    const root = fileURLToPath(addressOf('.')).replace(/\/$/, '')
    return fileURLToPath(uri).slice(root.length + 1)
  }
  return {
    ...workspace,
    ableToRename,
    /** Begins again with another profile or other capabilities. */
    async restart(profile: string, capabilities?: object, options?: object): Promise<void> {
      await client.stop()
      await begin(profile, capabilities, options)
    },
    request: <Result>(method: string, params: object): Promise<Result> =>
      client.request<Result>(method, params),
    get client(): LspClient {
      return client
    },
    file,
    /** The text of a file that was written. */
    textOf: (name: string): string => texts.get(name) ?? '',
    /** Opens a document at the mark `«»` in its text, which is written too. */
    at: (name: string, source: string, languageId = 'html'): Promise<TextDocumentPositionParams> =>
      openedAt(client, addressOf(name), source, languageId, text => file(name, text)),
    nameOf,
    /** What a location points at: the name of the file and the characters. */
    shown({ uri, range }: Location): string {
      const text = texts.get(nameOf(uri)) ?? ''
      return `${nameOf(uri)}: ${TextDocument.create(uri, '', 1, text).getText(range)}`
    },
    /** The files that an edit changes, and what is in them then; for a renamed file, its new name. */
    edited(edit: WorkspaceEdit | null): Record<string, string> {
      return Object.fromEntries(
        (edit?.documentChanges ?? []).flatMap(change => {
          if ('kind' in change)
            return change.kind === 'rename' ? [[nameOf(change.oldUri), nameOf(change.newUri)]] : []
          const { uri } = change.textDocument
          const name = nameOf(uri)
          const document = TextDocument.create(uri, '', 1, texts.get(name) ?? '')
          return [[name, TextDocument.applyEdits(document, change.edits as TextEdit[])]]
        }),
      )
    },
  }
}
