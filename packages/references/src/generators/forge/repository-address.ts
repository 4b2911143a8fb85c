import { parse } from '@hreflint/core'
import { percentDecodeUtf8 } from '@hreflint/core/internal'
import { encodePath } from '../../resolve/address.ts'

/** A repository on a forge. */
export interface Repository {
  readonly forge: 'github' | 'gitlab'
  readonly host: string
  /** `owner/name`. On GitLab, the owner can be a path of groups. */
  readonly name: string
  /** The branch that is checked out; null if none is. */
  readonly current: string | null
  /** The branch that the forge shows by default; null if it is unknown. */
  readonly main: string | null
}

/** A file or folder that a URL on a forge shows. */
export interface ShownFile {
  /** Path from the root of the repository, without slashes at the start or end. */
  readonly path: string
  /**
   * Whether the URL names the branch that is checked out. If so, a file that is not here does not
   * exist.
   */
  readonly isCurrent: boolean
}

/**
 * Reads the forge, host and name from the URL that a repository was cloned from; null if the forge
 * is unknown.
 */
export function readRemote(remote: string): Pick<Repository, 'forge' | 'host' | 'name'> | null {
  const match =
    /^(?:https?:\/\/|ssh:\/\/|git:\/\/)(?:[^/@]*@)?([^/:]+)(?::\d+)?\/(.+)$/.exec(remote) ??
    /^(?:[^/@:]*@)?([^/:]+):(?!\/)(.+)$/.exec(remote)
  const [, host = '', path = ''] = match ?? []
  const name = path.replace(/\/+$/, '').replace(/\.git$/, '')
  const forge = /(?:^|\.)github\./.test(host)
    ? 'github'
    : /(?:^|\.)gitlab\./.test(host)
      ? 'gitlab'
      : null
  return forge === null || !name.includes('/') ? null : { forge, host: host.toLowerCase(), name }
}

/**
 * Returns the file or folder of a repository that a URL shows; null for another repository, an
 * unknown branch or another kind of page.
 */
export function shownFile(text: string, repository: Repository): ShownFile | null {
  const { url } = parse(text)
  if (url === null || !/^https?$/.test(url.scheme ?? '') || url.port !== null) return null
  const rest = restOf(url.host ?? '', percentDecodeUtf8(url.path) ?? '', repository)
  if (rest === null) return null
  const { current, main } = repository
  for (const branch of new Set([current, main, 'HEAD'])) {
    if (branch === null || !(rest === branch || rest.startsWith(`${branch}/`))) continue
    const path = rest.slice(branch.length).replace(/^\/+|\/+$/g, '')
    const shown = branch === 'HEAD' ? main : branch
    return { path, isCurrent: current !== null && shown === current }
  }
  return null
}

/**
 * Returns the URL of another file on the same branch, written like the URL of a file. Null if it would show
 * something else.
 */
export function urlOfOther(
  text: string,
  shown: ShownFile,
  path: string,
  repository: Repository,
): string | null {
  const { path: span } = parse(text).components
  if (span === null) return null
  const [, names = '', slashes = ''] = /^(.*?)(\/*)$/s.exec(text.slice(span.start, span.end)) ?? []
  const head = names.split('/').slice(0, -shown.path.split('/').length)
  const written = [...head, encodePath(path)].join('/') + slashes
  const address = text.slice(0, span.start) + written + text.slice(span.end)
  return shownFile(address, repository)?.path === path ? address : null
}

/** Returns the branch and path in a URL, which follow the kind of page; null if there are none. */
function restOf(host: string, path: string, repository: Repository): string | null {
  const { forge, name } = repository
  const kinds =
    forge === 'github'
      ? ['blob', 'tree', 'raw', 'edit', 'blame']
      : ['blob', 'tree', 'raw', 'edit', 'blame'].map(kind => `-/${kind}`)
  const isRaw = host === 'raw.githubusercontent.com' && repository.host === 'github.com'
  if (!isRaw && host !== repository.host) return null
  const prefix = `/${name}/`.toLowerCase()
  if (!path.toLowerCase().startsWith(prefix)) return null
  const rest = path.slice(prefix.length)
  if (isRaw) return rest.replace(/^refs\/heads\//, '')
  const kind = kinds.find(candidate => rest.startsWith(`${candidate}/`))
  return kind === undefined ? null : rest.slice(kind.length + 1)
}
