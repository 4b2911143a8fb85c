import { type FSWatcher, statSync, watch } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { reasonOf, UsageError } from '../arguments/usage-error.ts'

/** The entries of a folder that matter; null for all. */
export type EntriesOfInterest = ReadonlySet<string> | null

interface Watched {
  /** Null if the system refuses to watch the folder. */
  readonly watcher: FSWatcher | null
  /** Changes if the folder is removed and created again. */
  readonly id: string
  interest: EntriesOfInterest
}

/** Changes come in groups: an editor writes a copy and renames it, a switch of branches writes hundreds of files. */
const quietMilliseconds = 100

/** Tells when something changes in a set of folders, not counting their subfolders. */
export class WatchedFolders {
  readonly #watched = new Map<string, Watched>()
  #lastChange = 0
  #hasChanged = false
  #onChange = () => {}

  /**
   * Watches these folders and no others.
   *
   * @returns Whether some of them were not watched until now, so that a change can have been missed.
   * @throws UsageError if the system cannot watch so many folders.
   */
  set(folders: ReadonlyMap<string, EntriesOfInterest>): boolean {
    for (const [path, { watcher }] of this.#watched) {
      if (folders.has(path)) continue
      watcher?.close()
      this.#watched.delete(path)
    }
    let isAnyNew = false
    for (const [path, interest] of folders) {
      const id = idOf(path)
      const watched = this.#watched.get(path)
      if (watched?.id === id) watched.interest = interest
      else if (id !== null) {
        watched?.watcher?.close()
        this.#watch(path, id, interest)
        isAnyNew = true
      }
    }
    return isAnyNew
  }

  /** Stops watching, so that the process can end. */
  close(): void {
    this.set(new Map())
  }

  /** Resolves when something has changed and all is quiet again. */
  async change(): Promise<void> {
    if (!this.#hasChanged) {
      await new Promise<void>(resolve => {
        this.#onChange = resolve
      })
    }
    let rest = quietMilliseconds
    while (rest > 0) {
      await setTimeout(rest)
      rest = this.#lastChange + quietMilliseconds - Date.now()
    }
    this.#hasChanged = false
  }

  #watch(path: string, id: string, interest: EntriesOfInterest): void {
    const watcher = open(path, interest)
    const watched: Watched = { watcher, id, interest }
    this.#watched.set(path, watched)
    watcher?.on('change', (_, name) => {
      if (watched.interest?.has(String(name)) !== false) this.#changed()
    })
    // On Windows, removing a watched folder causes an error.
    watcher?.on('error', () => this.#changed())
  }

  #changed(): void {
    this.#lastChange = Date.now()
    this.#hasChanged = true
    this.#onChange()
  }
}

function open(path: string, interest: EntriesOfInterest): FSWatcher | null {
  try {
    return watch(path)
  } catch (error) {
    // A parent folder can be unreadable although the folders in it are readable.
    if (interest !== null) return null
    const isLimit = error instanceof Error && 'code' in error && error.code === 'ENOSPC'
    const reason = isLimit
      ? 'the system cannot watch more folders (see fs.inotify.max_user_watches)'
      : reasonOf(error)
    throw new UsageError(`${path}: Cannot be watched: ${reason}.`)
  }
}

function idOf(path: string): string | null {
  const status = statSync(path, { throwIfNoEntry: false, bigint: true })
  return status === undefined ? null : `${status.dev}:${status.ino}`
}
