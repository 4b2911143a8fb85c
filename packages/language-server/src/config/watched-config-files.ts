import {
  type Connection,
  DidChangeWatchedFilesNotification,
  type GlobPattern,
} from 'vscode-languageserver'
import { nameOf, pathFrom } from '../files/addresses.ts'
import type { Client } from '../session/client.ts'
import { configFileName } from './config-files.ts'

/**
 * Makes a client watch the configuration files that its usual patterns do not cover: those that
 * others extend, and those above the workspace.
 */
export function watchedConfigFiles(connection: Connection): {
  add(uri: string): void
  start(client: Client, roots: () => readonly string[]): void
} {
  const seen = new Set<string>()
  let watch: (uri: string) => void = () => {}
  return {
    add: uri => {
      if (seen.has(uri)) return
      seen.add(uri)
      watch(uri)
    },
    start: (client, roots) => {
      watch = uri => {
        const isUsual =
          nameOf(uri) === configFileName && roots().some(root => pathFrom(root, uri) !== null)
        if (isUsual) return
        const slash = uri.lastIndexOf('/')
        const globPattern: GlobPattern = client.watchesByFolder
          ? { baseUri: uri.slice(0, slash), pattern: nameOf(uri) }
          : `**/${nameOf(uri)}`
        connection.client
          .register(DidChangeWatchedFilesNotification.type, { watchers: [{ globPattern }] })
          .catch(() => {})
      }
      for (const uri of seen) watch(uri)
    },
  }
}
