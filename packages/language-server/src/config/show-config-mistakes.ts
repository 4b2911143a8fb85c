import { type Connection, ShowMessageNotification } from 'vscode-languageserver'
import { TextDocument } from 'vscode-languageserver-textdocument'
import type { ConfigFile } from './config-files.ts'

/** Shows each error of a configuration once, at its place. */
export function showConfigMistakes(connection: Connection): {
  show(file: Pick<ConfigFile, 'uri' | 'text' | 'mistakes'>): void
  complain(message: string): void
} {
  const marked = new Set<string>()
  const said = new Set<string>()
  return {
    show: ({ uri, text, mistakes }) => {
      if (mistakes.length === 0 && !marked.delete(uri)) return
      if (mistakes.length > 0) marked.add(uri)
      const document = TextDocument.create(uri, 'jsonc', 0, text)
      void connection.sendDiagnostics({
        uri,
        diagnostics: mistakes.map(({ start, end, message }) => ({
          range: { start: document.positionAt(start), end: document.positionAt(end) },
          severity: 1,
          source: 'hreflint',
          message,
        })),
      })
    },
    complain: message => {
      if (said.has(message)) return
      said.add(message)
      // Sent as a notification, because the library sends a request, for which some clients show a
      // menu.
      void connection.sendNotification(ShowMessageNotification.type, { type: 2, message })
    },
  }
}
