import type { Connection } from 'vscode-languageserver'
import type { FileSystem } from '../runtime.ts'

/**
 * Returns files that only the client can read, such as those of a virtual workspace. The client may
 * reject the requests.
 */
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
    pictureSize: async () => null,
    list: async uri => {
      try {
        const entries: unknown = await connection.sendRequest('hreflint/list', { uri })
        return Array.isArray(entries) ? new Map(entries.map(listedEntry)) : null
      } catch {
        return null
      }
    },
    async *find() {},
  }
}

/** Reads `[name, kind]` from a client, which may send anything. */
function listedEntry(entry: unknown): [string, 'file' | 'folder' | 'unlisted'] {
  const [name, kind] = Array.isArray(entry) ? entry : []
  const isHidden = hidden.has(String(name))
  return [String(name), isHidden || (kind !== 'file' && kind !== 'folder') ? 'unlisted' : kind]
}

/** Folders that contain other people's files and may be missing. */
const hidden = new Set(['node_modules', '.git', '.hg', '.svn', '.jj'])

/**
 * Returns a file system that reads local files directly, and all other files through the client.
 */
export function allFiles(local: FileSystem, client: FileSystem): FileSystem {
  const of = (uri: string) => (uri.startsWith('file:') ? local : client)
  return {
    readText: uri => of(uri).readText(uri),
    readHead: uri => of(uri).readHead?.(uri) ?? null,
    readNamed: uri => of(uri).readNamed?.(uri) ?? null,
    stamp: uri => of(uri).stamp(uri),
    list: uri => of(uri).list(uri),
    pictureSize: uri => of(uri).pictureSize(uri),
    find: (folder, extensions, isCanceled) => of(folder).find(folder, extensions, isCanceled),
  }
}
