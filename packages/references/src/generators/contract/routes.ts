import { joinPath, type Listing } from '../../listing/listing.ts'

/** A folder with sources, and what the addresses of their pages start with. Plain data. */
export interface SitePart {
  readonly folder: string
  /** Paths from the root of the site. */
  readonly at: readonly string[]
  /** What the generator makes of the sources, in its own words. */
  readonly kind: string
  /** The folder whose sources it uses where this one has none. */
  readonly base?: string
}

/** The files of a site. */
export interface RouteFiles {
  readonly listing: Listing
  /** Returns the text of a file; null if it cannot be read. */
  textOf(path: string): string | null
}

/** The addresses of a site: paths from the root, without slashes at the ends. */
export class Routes {
  /** The source of the page at each address. */
  readonly pages: ReadonlyMap<string, string>
  /** The source of the page that each other address redirects to. */
  readonly #aliases: ReadonlyMap<string, string>
  readonly #languageOf: (source: string) => string | null
  #addresses: ReadonlyMap<string, readonly string[]> | null = null

  /**
   * @param languageOf Returns the path of the language that a source is translated into; null for
   *   the default language, whose addresses have no such path.
   */
  constructor(
    pages: ReadonlyMap<string, string>,
    aliases: ReadonlyMap<string, string> = new Map(),
    languageOf: (source: string) => string | null = () => null,
  ) {
    this.pages = pages
    this.#aliases = aliases
    this.#languageOf = languageOf
  }

  /**
   * Returns the source of the page that a path of the site leads to from a document: in the language
   * of the document, or in the default language if there is no translation.
   */
  sourceAt(path: string, document: string): string | undefined {
    const address = path.replace(/(?:^|\/)index\.html$/, '')
    const language = this.#languageOf(document)
    if (language === null) return this.#at(address)
    const inDefault = address.startsWith(`${language}/`)
      ? address.slice(language.length + 1)
      : address
    return this.#at(joinPath(language, inDefault)) ?? this.#at(inDefault)
  }

  #at(address: string): string | undefined {
    return this.pages.get(address) ?? this.#aliases.get(address)
  }

  /** Returns the addresses of the page that is made from a source. */
  addressesOf(source: string): readonly string[] {
    this.#addresses ??= inverted(this.pages)
    return this.#addresses.get(source) ?? []
  }
}

function inverted(pages: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const addresses = new Map<string, string[]>()
  for (const [address, source] of pages) {
    const known = addresses.get(source)
    if (known === undefined) addresses.set(source, [address])
    else known.push(address)
  }
  return addresses
}

export type MakeRoutes = (files: RouteFiles, parts: readonly SitePart[]) => Routes

/** Returns the files below a folder, with their paths from it. */
export function filesBelow(listing: Listing, folder: string): readonly string[] {
  const found: string[] = []
  const look = (below: string) => {
    for (const [name, kind] of listing.entriesOf(joinPath(folder, below)) ?? []) {
      const path = joinPath(below, name)
      if (kind === 'folder') look(path)
      else if (kind === 'file') found.push(path)
    }
  }
  look('')
  return found
}

/** Whether a path is in a folder of installed packages, or hidden. */
export function isInstalled(path: string): boolean {
  return /(?:^|\/)(?:node_modules\/|\.)/.test(path)
}

/** The longest front matter that is read, in UTF-16 code units. */
const mostFrontMatter = 16 * 1024

const fenced = /^\uFEFF?(---|\+\+\+)[ \t]*\r?\n([\s\S]*?)\r?\n\1[ \t]*(?:\r?\n|$)/

/** Returns the front matter of a source and its format; null if it has none. */
export function frontMatterIn(text: string): { format: 'yaml' | 'toml'; text: string } | null {
  const [, fence, inside] = fenced.exec(text.slice(0, mostFrontMatter)) ?? []
  return inside === undefined ? null : { format: fence === '---' ? 'yaml' : 'toml', text: inside }
}
