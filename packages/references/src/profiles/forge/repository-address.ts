import { parse, percentDecodeUtf8 } from '@hreflint/core'

/** A repository as a forge shows it. */
export interface Repository {
  readonly forge: 'github' | 'gitlab'
  readonly host: string
  /** `owner/name`, on GitLab with groups before. */
  readonly name: string
  /** The branch that is checked out; null if there is none. */
  readonly current: string | null
  /** The branch that the forge shows first; null if that is not known. */
  readonly main: string | null
}

/** A file or folder that an address of a forge shows. */
export interface ShownFile {
  /** From the root of the repository, without slashes at its ends. */
  readonly path: string
  /** Whether it is the branch that is checked out, so that what is not here is not there. */
  readonly isCurrent: boolean
}

/** The forge, host and name in the address that a repository was cloned from; null for any other address. */
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

/** What a URL shows of a repository; null where it is another one, another branch, or another kind of page. */
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

/** What comes after the kind of page: branch and path. */
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
