import type { Connection } from 'vscode-languageserver'
import type { FileSystem } from '../runtime.ts'

/** Files that only the client can read, such as those of a virtual workspace; it may refuse. */
export function clientFiles(connection: Connection): FileSystem {
  return {
    readText: async uri => {
      try {
        const text: unknown = await connection.sendRequest('hreflint/readText', { uri })
        return typeof text === 'string' ? text : null
      } catch {
        return null
      }
    },
    stamp: async () => null,
    async *find() {},
  }
}

/** Files of this machine where the address names one, else the client's. */
export function allFiles(local: FileSystem, client: FileSystem): FileSystem {
  const of = (uri: string) => (uri.startsWith('file:') ? local : client)
  return {
    readText: uri => of(uri).readText(uri),
    stamp: uri => of(uri).stamp(uri),
    find: (folder, extensions, isCanceled) => of(folder).find(folder, extensions, isCanceled),
  }
}
