import { ignoreFileNames } from '@hreflint/linter/ignore'
import {
  type Connection,
  DidChangeConfigurationNotification,
  DidChangeWatchedFilesNotification,
  FileChangeType,
} from 'vscode-languageserver'
import { configFileName } from '../config/config-files.ts'
import type { Configuration } from '../config/configuration.ts'
import type { watchedConfigFiles } from '../config/watched-config-files.ts'
import { knownExtensions, type WorkspaceChanges } from '../diagnostics/workspace-diagnostics.ts'
import type { Sites } from '../references/sites.ts'
import type { Client } from '../session/client.ts'
import type { OpenDocuments } from '../session/open-documents.ts'
import { rootOf } from './addresses.ts'

interface Watch {
  readonly connection: Connection
  readonly client: Client
  readonly configuration: Configuration
  readonly documents: OpenDocuments
  /** Null if files that are not open are not checked. */
  readonly workspace: WorkspaceChanges | null
  readonly sites: Sites
  readonly watched: ReturnType<typeof watchedConfigFiles>
  /** Refreshes all diagnostics. */
  readonly again: () => void
}

/** Updates configuration and diagnostics when settings, files or folders change. */
export function watchFiles(watch: Watch): void {
  const { connection, client, configuration, documents, workspace, sites, watched, again } = watch
  const changeAll = () => {
    configuration.change()
    again()
  }
  connection.onDidChangeConfiguration(({ settings }) => {
    configuration.change(settings)
    again()
  })
  connection.onDidChangeWatchedFiles(({ changes }) => {
    if (changes.some(({ uri }) => configuration.isAbout(uri))) changeAll()
    else {
      for (const { uri } of changes) workspace?.fileChanged(uri)
      void sites.filesChanged(
        changes.map(({ uri, type }) => ({ uri, isGone: type === FileChangeType.Deleted })),
      )
    }
  })
  if (!client.dynamicWatching) {
    // The client does not report changed files. After a save, a file has probably changed.
    documents.onSave(async uri => {
      if (await configuration.recheck()) again()
      else workspace?.fileChanged(uri)
      await sites.filesChanged([{ uri, isGone: false }])
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
        const gone = new Set(removed.map(folder => rootOf(folder.uri)))
        const kept = configuration.roots.filter(root => !gone.has(root))
        configuration.changeRoots([...kept, ...added.map(folder => rootOf(folder.uri))])
        again()
      })
    }
    if (client.dynamicWatching) {
      const patterns = [`**/${configFileName}`]
      if (workspace !== null) {
        patterns.push(`**/*.{${(await knownExtensions()).join(',')}}`)
        patterns.push(...ignoreFileNames.map(name => `**/${name}`))
      }
      connection.client
        .register(DidChangeWatchedFilesNotification.type, {
          watchers: patterns.map(globPattern => ({ globPattern })),
        })
        .catch(ignoreRefusal)
      watched.start(client, () => configuration.roots)
    }
  })
}
