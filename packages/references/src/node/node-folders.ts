import { readdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Folders } from '../plan/folders.ts'
import { FolderListing } from './folder-listing.ts'
import { pathFrom } from './path-from.ts'
import { textOfNamed } from './read-regular-file.ts'

/** The folders on disk. Addresses are absolute paths. */
export const nodeFolders: Folders = {
  resolve,
  parentOf: address => (dirname(address) === address ? null : dirname(address)),
  relative: pathFrom,
  namesIn: folder => {
    try {
      return readdirSync(folder).sort()
    } catch {
      return []
    }
  },
  textOf: textOfNamed,
  listingOf: root => new FolderListing(root),
}
