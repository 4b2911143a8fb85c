import { type ParsedUrl, parse } from '@hreflint/core'
import { percentDecodeUtf8 } from '@hreflint/core/internal'

/** The placeholder URL of a site whose URL is unknown. */
const nowhere = 'https://site.invalid/'

/**
 * Names of placeholder folders above the root. They show how many levels a relative path climbs out
 * of it.
 */
const above = ['~4~', '~3~', '~2~', '~1~']
const deepPath = `/${above.join('/')}/`

/** The path that a URL means. */
export type SitePath =
  | {
      readonly kind: 'on site'
      /** Path from the root of the site, percent-decoded, without slashes at the start or end. */
      readonly path: string
      readonly hasSlash: boolean
    }
  /** A relative path that climbs `levels` levels above the root. */
  | { readonly kind: 'above root'; readonly levels: number; readonly path: string }
  | { readonly kind: 'elsewhere' | 'no page' | 'ambiguous' }

/** Where the path of a URL starts: at the base, at the root of a server, or at its own scheme. */
export type Start = 'relative' | 'rooted' | 'absolute'

export function startOf(text: string): Start {
  const trimmed = text.replace(/^[\0- ]+/, '')
  if (/^[/\\]/.test(trimmed)) return 'rooted'
  return /^[a-z][a-z\d+.-]*:/i.test(trimmed) ? 'absolute' : 'relative'
}

/** Maps URLs to paths of a site, given the URL of its root. */
export class SiteAddress {
  readonly isKnown: boolean
  /** Path of the root on its server, with `/` at both ends. */
  readonly basePath: string
  readonly #origin: string
  readonly #host: string
  /** Whether relative paths stay on the server, so that they need no parser. */
  readonly #isServed: boolean
  /** The folder of the last document, because the links of a document follow each other. */
  #folder: PlainFolder = { document: '', names: [] }

  constructor(siteUrl: string | null) {
    this.isKnown = siteUrl !== null
    const { url } = parse(siteUrl ?? nowhere)
    const { scheme = 'https', host = '', port = null, path = '/' } = url ?? {}
    this.#host = port === null ? (host ?? '') : `${host}:${port}`
    this.#origin = `${scheme}://${this.#host}`
    this.basePath = path.endsWith('/') ? path : `${path}/`
    this.#isServed = this.#parsedPathOf('probe', '', null).kind === 'on site'
  }

  /** The number of folders on the server above the root. */
  get depth(): number {
    return this.basePath.split('/').length - 2
  }

  /**
   * Returns the path that a URL in a document means.
   *
   * @param document Path from the root against which relative URLs are resolved.
   * @param base The value of the base element; null if there is none.
   */
  pathOf(text: string, document: string, base: string | null, encoding?: string): SitePath {
    const plain = base === null && this.#isServed ? this.#plainPathOf(text, document) : null
    return plain ?? this.#parsedPathOf(text, document, base, encoding)
  }

  /** Returns what the parser would find for a relative path of plain names. Null for any other URL. */
  #plainPathOf(text: string, document: string): SitePath | null {
    const path = plainPath.exec(text)?.[0]
    if (path === undefined) return null
    if (this.#folder.document !== document) {
      this.#folder = { document, names: plainFolderOf(document) }
    }
    if (this.#folder.names === null) return null
    const names = [...this.#folder.names]
    const written = path.split('/')
    for (const name of written) {
      if (name === '..' && names.length === 0) return null
      if (name === '..') names.pop()
      else if (name !== '.' && name !== '') names.push(name)
    }
    const last = written.at(-1) ?? ''
    const hasSlash = names.length === 0 || /^\.{0,2}$/.test(last)
    return { kind: 'on site', path: names.join('/'), hasSlash }
  }

  /**
   * Returns the path and query that a client asks the server of the site for. Null if the URL leads to
   * another server.
   */
  requestOf(text: string, document: string, base: string | null, encoding?: string): string | null {
    const own = `${this.#origin}${this.basePath}${encodePath(document)}`
    const against = base === null ? own : (parse(base, { base: own }).url?.href ?? own)
    const { url } = parse(text, { base: against, encoding })
    if (url === null || serverOf(url) !== this.#host) return null
    return url.query === null ? url.path : `${url.path}?${url.query}`
  }

  #parsedPathOf(text: string, document: string, base: string | null, encoding?: string): SitePath {
    const start = startOf(text)
    const root =
      start === 'relative' && (base === null || startOf(base) === 'relative')
        ? deepPath
        : this.basePath
    const own = `${this.#origin}${root}${encodePath(document)}`
    const against = base === null ? own : (parse(base, { base: own }).url?.href ?? own)
    // Slashes are missing: names of files, which caches keep, are not to be made of a password.
    if (slashlessUserinfo.test(text)) return { kind: 'no page' }
    const { url } = parse(text, { base: against, encoding })
    const host = url === null ? null : serverOf(url)
    if (url === null || host === null) return { kind: 'no page' }
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
    // If the path ends without a slash, its last name is a file in the folder above.
    if (shared === names.length) shared -= 1
    return {
      kind: 'above root',
      levels: above.length - shared,
      path: names.slice(shared).join('/'),
    }
  }
}

/** Returns the host and port of a web address; null for other URLs. */
function serverOf({ scheme, host, port }: ParsedUrl): string | null {
  if (!/^https?$/.test(scheme ?? '')) return null
  return port === null ? `${host}` : `${host}:${port}`
}

const slashlessUserinfo = /^\s*https?:(?![/\\])[^/?#]*@/i

/** The names of a folder; null if a parser may change one of them. */
interface PlainFolder {
  readonly document: string
  readonly names: readonly string[] | null
}

/** A relative path whose names mean themselves. A query or a fragment may follow. */
const plainPath = /^[\w.~!$&'()*+,;=@-]+(?:\/[\w.~!$&'()*+,;=@-]+)*\/?(?=[?#]|$)/

const plainName = /^(?!\.{1,2}$)[\w.~!$&'()*+,;=@-]+$/

function plainFolderOf(document: string): readonly string[] | null {
  const names = document.split('/').slice(0, -1)
  return names.every(name => plainName.test(name)) ? names : null
}

/** Percent-decodes a name. Bytes that are not UTF-8 give U+FFFD, which no lookup finds. */
function decodeName(name: string): string {
  return percentDecodeUtf8(name) ?? '\uFFFD'
}

/** Splits and decodes a path from the root. */
function sitePath(encoded: string): SitePath {
  const hasSlash = encoded === '' || encoded.endsWith('/')
  const names = (hasSlash ? encoded.slice(0, -1) : encoded).split('/').map(decodeName)
  const path = names.join('/')
  if (path === '') return { kind: 'on site', path, hasSlash }
  // Servers treat escaped slashes and empty names differently, and no file name contains NUL.
  const isOdd = names.some(name => name === '' || /[/\0\uFFFD]/.test(name))
  return isOdd ? { kind: 'ambiguous' } : { kind: 'on site', path, hasSlash }
}

/**
 * Encodes a path for a URL. Only characters that URL parsers would change or misread are
 * percent-encoded.
 */
export function encodePath(path: string): string {
  return path.replace(/[\0- "#%<>?[\\\]^`{|}\x7F]|\p{Surrogate}/gu, unit =>
    /\p{Surrogate}/u.test(unit) ? '%EF%BF%BD' : encodeURIComponent(unit),
  )
}

/** Returns the relative path from a document to a target. Both are paths from the root. */
export function relativePath(from: string, to: string): string {
  const start = from.split('/').slice(0, -1)
  const end = to.split('/')
  let shared = 0
  while (shared < start.length && shared < end.length - 1 && start[shared] === end[shared])
    shared += 1
  const path = [...start.slice(shared).map(() => '..'), ...end.slice(shared)].join('/')
  if (path === '') return './'
  // A colon in the first name would make it a scheme.
  return /^[^/]*:/.test(path) ? `./${path}` : path
}
