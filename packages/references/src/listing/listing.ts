/**
 * `unlisted`: the entry exists but its content or target is unknown, as for `node_modules` or a
 * symbolic link that leaves the root.
 */
export type EntryKind = 'file' | 'folder' | 'unlisted'

/**
 * The names in the folders of a site, exactly as the file system stores them. There is no method
 * that checks whether a path exists: on a case-insensitive system, every spelling would exist.
 */
export interface Listing {
  /**
   * Returns the entries of a folder by name; null if there is no such folder. Paths use `/` between
   * names and have none at the start or end. The root is the empty path.
   */
  entriesOf(folder: string): ReadonlyMap<string, EntryKind> | null
  /** Changes whenever an entry changes. Absent if the listing never changes. */
  readonly version?: number
}

/** Splits a path into its folder and its last name. */
export function splitPath(path: string): readonly [folder: string, name: string] {
  const slash = path.lastIndexOf('/')
  return slash === -1 ? ['', path] : [path.slice(0, slash), path.slice(slash + 1)]
}

export function joinPath(folder: string, name: string): string {
  return folder === '' ? name : name === '' ? folder : `${folder}/${name}`
}

/** Joins a folder and a path that may have dots; null if the path climbs out of the root. */
export function resolvePath(folder: string, path: string): string | null {
  const names: string[] = []
  for (const name of joinPath(folder, path).split('/')) {
    if (name === '..' && names.pop() === undefined) return null
    if (name !== '..' && name !== '.' && name !== '') names.push(name)
  }
  return names.join('/')
}
