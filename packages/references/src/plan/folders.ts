import type { Listing } from '../listing/listing.ts'

/**
 * The folders around a document, on disk or in an editor. An address is a path of the system or a
 * URI, and has no slash at the end.
 */
export interface Folders {
  /** Returns the address of a path, which is relative to a folder or absolute. */
  resolve(folder: string, path: string): string
  /** Returns the folder that contains a file or folder; null for the top folder. */
  parentOf(address: string): string | null
  /** Returns the path from a folder, with `/` between names. Begins with `..` if it is outside. */
  relative(folder: string, address: string): string
  /** Returns the names in a folder, sorted; empty if it cannot be read. */
  namesIn(folder: string): readonly string[]
  /** Returns the text of a file; null if it cannot be read. */
  textOf(file: string): string | null
  /** Returns the listing of a folder and the folders below. */
  listingOf(root: string): Listing
}

/** Whether a file or folder is a folder or below it. */
export function isWithin(folders: Folders, folder: string, address: string): boolean {
  const from = folders.relative(folder, address)
  return from !== '..' && !from.startsWith('../')
}
