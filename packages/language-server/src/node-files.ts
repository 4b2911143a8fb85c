import { type Dirent, promises } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { FileSystem } from './runtime.ts'

/** Folders that no one writes by hand. */
const skipped = new Set(['node_modules', '.git', '.hg', '.svn', 'bower_components', 'vendor'])

/** Files of this machine; a URI that is not `file:` names none. */
export const nodeFiles: FileSystem = {
  readText: async uri => {
    const path = pathOf(uri)
    if (path === null) return null
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(await promises.readFile(path))
    } catch {
      return null
    }
  },

  stamp: async uri => {
    const path = pathOf(uri)
    if (path === null) return null
    try {
      const { mtimeMs, size, ino } = await promises.stat(path)
      return `${mtimeMs}-${size}-${ino}`
    } catch {
      return null
    }
  },

  async *find(folder, extensions, isCancelled) {
    const root = pathOf(folder)
    if (root === null) return
    const wanted = extensions.map(extension => `.${extension}`)
    const waiting = [root]
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (isCancelled()) return
      for (const entry of await entriesOf(next)) {
        const path = `${next}/${entry.name}`
        if (entry.isDirectory()) {
          if (!skipped.has(entry.name)) waiting.push(path)
        } else if (entry.isFile() && wanted.some(ending => path.toLowerCase().endsWith(ending))) {
          yield pathToFileURL(path).href
        }
      }
    }
  },
}

function pathOf(uri: string): string | null {
  try {
    return uri.startsWith('file:') ? fileURLToPath(uri) : null
  } catch {
    return null
  }
}

/** Sorted, so that a report names files in the same order every time; empty if unreadable. */
async function entriesOf(folder: string): Promise<readonly Dirent[]> {
  try {
    const entries = await promises.readdir(folder, { withFileTypes: true })
    return entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch {
    return []
  }
}
