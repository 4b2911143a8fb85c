/** `unlisted`: it exists, but its content or target is unknown: `node_modules`, a link to elsewhere. */
export type EntryKind = 'file' | 'folder' | 'unlisted'

/**
 * The names in the folders of a site, as the system writes them. Nobody is asked whether one path exists:
 * a system that ignores case would say yes to each way to write it.
 */
export interface Listing {
  /**
   * The entries of a folder by name; null if there is no such folder. Paths have `/` between names, and
   * none at their ends: the root is the empty path.
   */
  entriesOf(folder: string): ReadonlyMap<string, EntryKind> | null
  /** Changes whenever an entry does; absent where none ever does. */
  readonly version?: number
}

/** The folder of a path, and its last name. */
export function splitPath(path: string): readonly [folder: string, name: string] {
  const slash = path.lastIndexOf('/')
  return slash === -1 ? ['', path] : [path.slice(0, slash), path.slice(slash + 1)]
}

export function joinPath(folder: string, name: string): string {
  return folder === '' ? name : name === '' ? folder : `${folder}/${name}`
}
