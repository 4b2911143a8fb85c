import { parse, percentDecodeUtf8 } from '@hreflint/core'

/** Stands for the address of a site that has none. */
const nowhere = 'https://site.invalid/'

/** Names above the root, by which it is seen how far a relative path climbs out of it. */
const above = ['~4~', '~3~', '~2~', '~1~']
const deepPath = `/${above.join('/')}/`

/** What an address on the site is a path of. */
export type SitePath =
  | {
      readonly kind: 'on site'
      /** From the root of the site, decoded, without slashes at its ends. */
      readonly path: string
      readonly hasSlash: boolean
    }
  /** A relative path that leaves the root by so many levels. */
  | { readonly kind: 'above root'; readonly levels: number; readonly path: string }
  | { readonly kind: 'elsewhere' | 'no page' | 'ambiguous' }

/** Which part of a URL says where it starts from. */
export type Start = 'relative' | 'rooted' | 'absolute'

export function startOf(text: string): Start {
  const trimmed = text.replace(/^[\0- ]+/, '')
  if (/^[/\\]/.test(trimmed)) return 'rooted'
  return /^[a-z][a-z\d+.-]*:/i.test(trimmed) ? 'absolute' : 'relative'
}

/** The addresses of a site: what its root is called, and which path an address means. */
export class SiteAddress {
  readonly isKnown: boolean
  /** The path of the root, with `/` at both ends. */
  readonly basePath: string
  readonly #origin: string
  readonly #host: string

  constructor(siteUrl: string | null) {
    this.isKnown = siteUrl !== null
    const { url } = parse(siteUrl ?? nowhere)
    const { scheme = 'https', host = '', port = null, path = '/' } = url ?? {}
    this.#host = port === null ? (host ?? '') : `${host}:${port}`
    this.#origin = `${scheme}://${this.#host}`
    this.basePath = path.endsWith('/') ? path : `${path}/`
  }

  /** How many folders of the server are above the root. */
  get depth(): number {
    return this.basePath.split('/').length - 2
  }

  /**
   * The path that a URL means in a document.
   *
   * @param folder The folder against which relative paths resolve, from the root.
   * @param base The value of the base element, if there is one.
   */
  pathOf(text: string, document: string, base: string | null, encoding?: string): SitePath {
    const start = startOf(text)
    const root =
      start === 'relative' && (base === null || startOf(base) === 'relative')
        ? deepPath
        : this.basePath
    const own = `${this.#origin}${root}${encodePath(document)}`
    const against = base === null ? own : (parse(base, { base: own }).url?.href ?? own)
    const { url } = parse(text, { base: against, encoding })
    if (url === null || !/^https?$/.test(url.scheme ?? '')) return { kind: 'no page' }
    const host = url.port === null ? url.host : `${url.host}:${url.port}`
    if (host !== this.#host) return { kind: 'elsewhere' }
    return this.#onServer(url.path, root)
  }

  #onServer(path: string, root: string): SitePath {
    if (path.startsWith(root)) return sitePath(path.slice(root.length))
    if (root !== deepPath) {
      return path === root.slice(0, -1) ? sitePath('') : { kind: 'elsewhere' }
    }
    const names = path.slice(1).split('/')
    let shared = 0
    while (shared < above.length && names[shared] === above[shared]) shared += 1
    // The last name of the shared ones without a slash is the folder above, as a file.
    if (shared === names.length) shared -= 1
    return {
      kind: 'above root',
      levels: above.length - shared,
      path: names.slice(shared).join('/'),
    }
  }
}

/** What is no UTF-8 is no name that one can look for. */
function decodeName(name: string): string {
  return percentDecodeUtf8(name) ?? '\uFFFD'
}

/** Divides and decodes a path from the root. */
function sitePath(encoded: string): SitePath {
  const hasSlash = encoded === '' || encoded.endsWith('/')
  const names = (hasSlash ? encoded.slice(0, -1) : encoded).split('/').map(decodeName)
  const path = names.join('/')
  if (path === '') return { kind: 'on site', path, hasSlash }
  // Servers differ over escaped slashes and empty names, and no file has a NUL in its name.
  const isOdd = names.some(name => name === '' || /[/\0\uFFFD]/.test(name))
  return isOdd ? { kind: 'ambiguous' } : { kind: 'on site', path, hasSlash }
}

/** A path as it is written in a URL; only what would be read otherwise is escaped. */
export function encodePath(path: string): string {
  return path.replace(/[\0- "#%<>?[\\\]^`{|}\x7F]|\p{Surrogate}/gu, unit =>
    /\p{Surrogate}/u.test(unit) ? '%EF%BF%BD' : encodeURIComponent(unit),
  )
}

/** The relative path from a document to a target, both from the root. */
export function relativePath(from: string, to: string): string {
  const start = from.split('/').slice(0, -1)
  const end = to.split('/')
  let shared = 0
  while (shared < start.length && shared < end.length - 1 && start[shared] === end[shared])
    shared += 1
  const path = [...start.slice(shared).map(() => '..'), ...end.slice(shared)].join('/')
  if (path === '') return './'
  // A colon in the first name would end a scheme.
  return /^[^/]*:/.test(path) ? `./${path}` : path
}
