import { type Dirent, existsSync, promises } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import {
  isMadeForTests,
  loadRegularFile,
  ownFiles,
  pathFrom,
  readStart,
  textOfNamed,
} from '@hreflint/references/site-plans'
import { type IgnoreFileSystem, IgnoreRules } from '@hreflint/linter/ignore'
import type { FileSystem } from '../runtime.ts'
import { decodeBytes } from './decode-bytes.ts'
import { pictureSize } from './picture-size.ts'

/** The maximum size of a file, in bytes. It is the default of the command line's `--max-file-size`. */
const maxSize = 128 * 1024 * 1024

/** Number of bytes of a picture that are read for its size. */
const headOfPicture = 64 * 1024

/** Number of bytes of a document that are read for its front matter. */
const headOfText = 16 * 1024

/** Folders whose content is not written by hand. */
const skipped = new Set(['node_modules', '.git', '.hg', '.svn', '.jj'])

/** Local files. A URI with another scheme than `file:` names none. */
export const nodeFiles: FileSystem = {
  readText: async uri => {
    const path = pathOf(uri)
    if (path === null) return null
    try {
      return await decodeBytes(await loadRegularFile(path, maxSize), path)
    } catch {
      return null
    }
  },

  readHead: uri => {
    const path = pathOf(uri)
    try {
      return path === null ? null : readStart(path, headOfText).toString()
    } catch {
      return null
    }
  },

  readNamed: uri => {
    const path = pathOf(uri)
    return path === null ? null : textOfNamed(path)
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

  pictureSize: async uri => {
    const path = pathOf(uri)
    if (path === null) return null
    try {
      return pictureSize(readStart(path, headOfPicture))
    } catch {
      return null
    }
  },

  list: async uri => {
    const folder = pathOf(uri)
    if (folder === null) return null
    try {
      const entries = await promises.readdir(folder, { withFileTypes: true })
      const isOwn = ownFiles(folder)
      return new Map(
        await Promise.all(
          entries.map(async entry => [entry.name, await kindOf(entry, folder, isOwn)] as const),
        ),
      )
    } catch {
      return null
    }
  },

  async *find(folder, extensions, isCanceled) {
    const root = pathOf(folder)
    if (root === null) return
    const wanted = extensions.map(extension => `.${extension}`)
    const rules = new IgnoreRules(ignoreFiles)
    const ignores = (path: string, isFolder: boolean) =>
      rules.ignores(sep === '\\' ? path.replaceAll('\\', '/') : path, isFolder)
    const isOwn = ownFiles(root)
    const waiting = [root]
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (isCanceled()) return
      for (const entry of await entriesOf(next)) {
        const path = join(next, entry.name)
        if (isMadeForTests(pathFrom(root, path))) continue
        if (entry.isDirectory()) {
          if (!skipped.has(entry.name) && !ignores(path, true)) waiting.push(path)
        } else if (
          wanted.some(ending => path.toLowerCase().endsWith(ending)) &&
          (await isFile(entry, path, isOwn)) &&
          !ignores(path, false)
        ) {
          yield pathToFileURL(path).href
        }
      }
    }
  },
}

const ignoreFiles: IgnoreFileSystem = { readText: textOfNamed, exists: existsSync }

function pathOf(uri: string): string | null {
  try {
    return uri.startsWith('file:') ? fileURLToPath(uri) : null
  } catch {
    return null
  }
}

/**
 * Returns the kind of an entry. Folders of other people's files and links to folders are not
 * listed.
 */
async function kindOf(
  entry: Dirent,
  folder: string,
  isOwn: (path: string) => boolean,
): Promise<'file' | 'folder' | 'unlisted'> {
  if (skipped.has(entry.name)) return 'unlisted'
  if (entry.isDirectory()) return 'folder'
  return (await isFile(entry, join(folder, entry.name), isOwn)) ? 'file' : 'unlisted'
}

/**
 * Returns whether an entry is a file, or a link to one of the same repository. Links to folders are
 * not entered, so there are no cycles.
 */
async function isFile(
  entry: Dirent,
  path: string,
  isOwn: (path: string) => boolean,
): Promise<boolean> {
  if (!entry.isSymbolicLink()) return entry.isFile()
  try {
    return (await promises.stat(path)).isFile() && isOwn(path)
  } catch {
    return false
  }
}

/**
 * Returns the entries of a folder, sorted, so that a report always lists files in the same order.
 * Empty if the folder cannot be read.
 */
async function entriesOf(folder: string): Promise<readonly Dirent[]> {
  try {
    const entries = await promises.readdir(folder, { withFileTypes: true })
    return entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch {
    return []
  }
}
