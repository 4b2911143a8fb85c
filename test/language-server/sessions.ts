import { TextDocument } from 'vscode-languageserver-textdocument'
import type { Diagnostic, Position } from 'vscode-languageserver-types'
import { marked } from '../support/marked.ts'
import { LspClient } from './lsp-client.ts'

/** As VS Code says it, as far as it matters here. */
export const pulling = {
  general: { positionEncodings: ['utf-16'] },
  workspace: {
    configuration: true,
    workspaceFolders: true,
    diagnostics: { refreshSupport: true },
    workspaceEdit: { documentChanges: true },
  },
  textDocument: {
    diagnostic: {},
    publishDiagnostics: { relatedInformation: true, codeDescriptionSupport: true },
    hover: { contentFormat: ['markdown', 'plaintext'] },
  },
  window: { showDocument: { support: true } },
}

/** As old editors say it: next to nothing. */
export const pushing = { textDocument: { publishDiagnostics: {} } }

export interface Initialized {
  readonly capabilities: Readonly<Record<string, unknown>>
  readonly serverInfo?: { readonly name: string }
}

export interface DiagnosticReport {
  readonly kind: 'full' | 'unchanged'
  readonly resultId?: string
  readonly items?: readonly Diagnostic[]
}

export interface Published {
  readonly uri: string
  readonly version?: number
  readonly diagnostics: readonly Diagnostic[]
}

/** A session that has begun. `settings` is what the client answers when asked for its section. */
export async function started(
  capabilities: object,
  more: object = {},
  settings: () => object = () => ({}),
): Promise<{ client: LspClient; result: Initialized }> {
  const client = new LspClient({
    'workspace/configuration': ({ items }: { items: unknown[] }) => items.map(settings),
  })
  const result = await client.initialize<Initialized>(capabilities, more)
  return { client, result }
}

/**
 * Opens a document whose mark, `«»`, is the cursor, and waits until its site is read.
 *
 * @param write Writes it to the workspace.
 */
export async function openedAt(
  client: LspClient,
  uri: string,
  source: string,
  languageId: string,
  write: (text: string) => void,
): Promise<TextDocumentPositionParams> {
  const { text, spans } = marked(source)
  write(text)
  client.open(uri, text, languageId)
  const document = TextDocument.create(uri, languageId, 1, text)
  const textDocument = { uri }
  const position = document.positionAt(spans[0]?.start ?? 0)
  // Its answer needs the whole site.
  await client.request('textDocument/definition', { textDocument, position })
  return { textDocument, position }
}

interface TextDocumentPositionParams {
  readonly textDocument: { readonly uri: string }
  readonly position: Position
}
