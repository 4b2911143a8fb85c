/**
 * A URI as it is compared here: clients and file systems percent-encode different characters of a path
 * (`page%281%29.html`, `page(1).html`), and write a drive in either case.
 */
export function normalUri(uri: string): string {
  const path = /^[a-z][a-z\d+.-]*:(?:\/\/[^/?#]*)?/i.exec(uri)?.[0].length ?? 0
  const segments = uri.slice(path).split('/')
  const normal = segments.map(segment => {
    const name = decoded(segment)
    return /^[a-z]:$/i.test(name) ? name.toLowerCase() : encoded(name)
  })
  return uri.slice(0, path) + normal.join('/')
}

/** The file that a document is part of, for what holds there: that of the notebook for a cell. */
export function fileOf(uri: string): string {
  const cell = /^vscode-notebook-cell:(?:\/\/[^/]*)?([^?#]*)/.exec(uri)
  return cell === null ? uri : `file://${cell[1]}`
}

/** A workspace folder as it is compared: without a slash at its end. */
export function rootOf(folder: string): string {
  return normalUri(folder).replace(/\/$/, '')
}

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

/** What is not well-formed, such as half of a surrogate pair, has no other spelling. */
function encoded(name: string): string {
  try {
    return encodeURIComponent(name)
  } catch {
    return name
  }
}
