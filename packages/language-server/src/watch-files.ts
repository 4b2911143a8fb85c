import {
  type Connection,
  DidChangeConfigurationNotification,
  DidChangeWatchedFilesNotification,
} from 'vscode-languageserver'
import type { Client } from './client.ts'
import { configFileName } from './config-files.ts'
import type { Configuration } from './configuration.ts'
import type { OpenDocuments } from './open-documents.ts'
import { knownExtensions } from './workspace-diagnostics.ts'

/** Keeps configuration and diagnostics in step with settings, files and folders. */
export function watchFiles(
  connection: Connection,
  client: Client,
  configuration: Configuration,
  documents: OpenDocuments,
  wholeWorkspace: boolean,
  again: () => void,
): void {
  connection.onDidChangeConfiguration(({ settings }) => {
    configuration.change(settings)
    again()
  })
  connection.onDidChangeWatchedFiles(({ changes }) => {
    if (changes.some(({ uri }) => uri.endsWith('.json'))) configuration.change()
    again()
  })
  if (!client.dynamicWatching) {
    // Nobody says that a file has changed. A save is when it probably has.
    documents.onSave(() => {
      configuration.change()
      again()
    })
  }
  connection.onInitialized(async () => {
    const ignoreRefusal = () => {}
    if (client.dynamicConfiguration) {
      connection.client
        .register(DidChangeConfigurationNotification.type, { section: 'hreflint' })
        .catch(ignoreRefusal)
    }
    if (client.workspaceFolders) {
      connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        const gone = new Set(removed.map(folder => folder.uri.replace(/\/$/, '')))
        const kept = configuration.roots.filter(root => !gone.has(root))
        configuration.changeRoots([...kept, ...added.map(folder => folder.uri.replace(/\/$/, ''))])
        again()
      })
    }
    if (client.dynamicWatching) {
      const endings = wholeWorkspace ? (await knownExtensions()).join(',') : null
      connection.client
        .register(DidChangeWatchedFilesNotification.type, {
          watchers: [
            { globPattern: `**/${configFileName}` },
            ...(endings === null ? [] : [{ globPattern: `**/*.{${endings}}` }]),
          ],
        })
        .catch(ignoreRefusal)
    }
  })
}
