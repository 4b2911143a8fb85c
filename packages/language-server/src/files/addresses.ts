/**
 * Returns a URI in the form in which URIs are compared here. Clients and file systems
 * percent-encode different characters of a path (`page%281%29.html`, `page(1).html`), and write
 * drive letters in either case. Dot segments are resolved, as a file system does.
 */
export function normalUri(uri: string): string {
  const path = /^[a-z][a-z\d+.-]*:(?:\/\/[^/?#]*)?/i.exec(uri)?.[0].length ?? 0
  const segments = uri.slice(path).split('/')
  const normal: string[] = []
  for (const [index, segment] of segments.entries()) {
    const name = decoded(segment)
    const isRooted = segments[0] === '' && index > 0
    if (isRooted && (name === '.' || name === '..')) {
      if (name === '..' && normal.length > 1) normal.pop()
      // A folder at the end keeps its slash.
      if (index === segments.length - 1) normal.push('')
    } else normal.push(/^[a-z]:$/i.test(name) ? name.toLowerCase() : encoded(name))
  }
  return uri.slice(0, path) + normal.join('/')
}

/** Returns the file that a document belongs to. For a cell, this is the notebook. */
export function fileOf(uri: string): string {
  const cell = /^vscode-notebook-cell:(?:\/\/[^/]*)?([^?#]*)/.exec(uri)
  return cell === null ? uri : `file://${cell[1]}`
}

/**
 * Returns the address of a workspace folder in the form in which it is compared: without a trailing
 * slash.
 */
export function rootOf(folder: string): string {
  return normalUri(folder).replace(/\/$/, '')
}

/**
 * Returns the folders above a URI, the nearest first, without trailing slashes: `file:///a` and
 * `file://` for `file:///a/b.html`.
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

/**
 * Returns the path from a folder to something below it, decoded. Null if it is not below the
 * folder.
 */
export function pathFrom(folder: string, uri: string): string | null {
  const prefix = folder.endsWith('/') ? folder : `${folder}/`
  return uri.startsWith(prefix) ? decoded(uri.slice(prefix.length)) : null
}

/** Returns the name at the end of a URI. */
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

/**
 * Percent-encodes a name. A name that is not well-formed, such as half of a surrogate pair, stays
 * as it is.
 */
function encoded(name: string): string {
  try {
    return encodeURIComponent(name)
  } catch {
    return name
  }
}
