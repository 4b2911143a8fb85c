/**
 * The folders above a URI, the nearest first, without a slash at their end. `file:///a/b.html` has
 * `file:///a` and `file://`.
 */
export function foldersAbove(uri: string): readonly string[] {
  const authority = uri.indexOf('://')
  if (authority === -1) return []
  const top = uri.indexOf('/', authority + 3)
  const folders: string[] = []
  for (let slash = uri.lastIndexOf('/'); slash >= top && top !== -1; ) {
    folders.push(uri.slice(0, slash))
    if (slash === top) break
    slash = uri.lastIndexOf('/', slash - 1)
  }
  return folders
}

/** The path from a folder to something below it, decoded; null if it is not below it. */
export function pathFrom(folder: string, uri: string): string | null {
  const prefix = folder.endsWith('/') ? folder : `${folder}/`
  return uri.startsWith(prefix) ? decoded(uri.slice(prefix.length)) : null
}

/** The name at the end of a URI. */
export function nameOf(uri: string): string {
  return decoded(uri.slice(uri.lastIndexOf('/') + 1))
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
