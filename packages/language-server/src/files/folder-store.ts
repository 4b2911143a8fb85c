import { createHash } from 'node:crypto'
import { promises } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadRegularFile } from '@hreflint/references/site-plans'
import type { Store } from '../runtime.ts'
import { version } from '../version.ts'

/** The maximum size of a stored text, in bytes. Longer ones do not fit into a string. */
const maxSize = 512 * 1024 * 1024

/** Returns a store in a local folder, which is created when it is needed. */
export function folderStore(folder: string): Store {
  const path = folder.startsWith('file:') ? fileURLToPath(folder) : folder
  let cleaned: Promise<void> | null = null
  return {
    version,
    hashOf: text => createHash('sha256').update(text).digest('base64url'),
    read: async name => {
      cleaned ??= removeUnfinished(path)
      await cleaned
      try {
        return (await loadRegularFile(join(path, name), maxSize)).toString()
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

/** Removes the temporary files of servers that were ended while they wrote. */
async function removeUnfinished(folder: string): Promise<void> {
  const names = await promises.readdir(folder).catch(() => [])
  await Promise.all(
    names.map(async name => {
      const writer = /\.(\d+)\.tmp$/.exec(name)?.[1]
      if (writer === undefined || isRunning(Number(writer))) return
      await promises.rm(join(folder, name), { force: true }).catch(() => {})
    }),
  )
}

/** Whether another process with this id is running. */
function isRunning(id: number): boolean {
  // A file with the own id was written by an earlier process.
  if (id === process.pid) return false
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    // The process of another user exists, but takes no signals.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
