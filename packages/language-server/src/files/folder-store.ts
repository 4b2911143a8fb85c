import { createHash } from 'node:crypto'
import { promises } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Store } from '../runtime.ts'
import { version } from '../version.ts'

/** Returns a store in a local folder, which is created when it is needed. */
export function folderStore(folder: string): Store {
  const path = folder.startsWith('file:') ? fileURLToPath(folder) : folder
  return {
    version,
    hashOf: text => createHash('sha256').update(text).digest('base64url'),
    read: async name => {
      try {
        return await promises.readFile(join(path, name), 'utf8')
      } catch {
        return null
      }
    },
    write: async (name, text) => {
      await promises.mkdir(path, { recursive: true })
      // Another server may read or write the same file at the same time.
      const temporary = join(path, `${name}.${process.pid}.tmp`)
      await promises.writeFile(temporary, text)
      await promises.rename(temporary, join(path, name))
    },
  }
}
