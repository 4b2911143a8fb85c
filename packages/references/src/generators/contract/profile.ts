import type { Listing } from '../../listing/listing.ts'
import type { Link } from '../../resolve/link.ts'
import type { Configuration } from './configuration.ts'
import type { MovedPages } from './moved-pages.ts'
import type { Navigation } from './navigation.ts'
import type { GeneratorOptions, SiteAddressOption } from './options.ts'
import type { MakeRoutes, SitePart } from './routes.ts'

/** The algorithm that makes ids from headings; a key of `headingIds`. */
export type SluggerName =
  | 'github'
  | 'gitlab'
  | 'gitbook'
  | 'astro'
  | 'vitepress'
  | 'mkdocs'
  | 'hugo'
  | 'hexo'
  | 'jekyll'
  | 'mdbook'
  | 'mintlify'
  | 'vault'

/** The place of a document whose links are resolved. */
export interface SourcePlace {
  /** The content folder that the document is in. */
  readonly content: string
  readonly site: {
    readonly listing: Listing
    readonly profile: Profile
    /** Whether a build makes a file. The path is from the root. */
    isGenerated(path: string): boolean
    /** Returns a result that all documents share: see `SiteFacts`. */
    shared<Value, Subject>(
      group: string,
      key: string,
      subject: Subject,
      workOut: (subject: Subject) => Value,
    ): Value
  }
}

/** A source that a link leads to. */
export interface FoundSource {
  /**
   * `page`: its page is the target. `other plugin`: another part of the generator makes its page, so
   * that the link stays as it is written. `unsure`: it may have no page.
   */
  readonly kind: 'page' | 'other plugin' | 'unsure'
  readonly target: string
}

/** A template of a generator in a link, which writes an address, or a link that only its program follows. */
export interface TemplateLink {
  /** What it writes, or the name of the page whose address it writes, with a fragment if there is one. */
  readonly url: string
  /** Where `url` is in the text of the link, and where the template ends. */
  readonly start: number
  readonly end: number
  /** `page`: `findPage` finds the target by its name. `address`: its address from the root of the site, below the base. */
  readonly finds: 'page' | 'address'
  /** Whether `url` is text in which nothing is percent-encoded. */
  readonly isText?: boolean
}

/** The page that a template names. `unsure`: there may be one that no source in the folders shows. */
export type PageLookup =
  | { readonly kind: 'page'; readonly target: string }
  /** `meant`: the name that was certainly meant. */
  | { readonly kind: 'missing'; readonly path: string; readonly meant?: string }
  | { readonly kind: 'unsure' }

/** The files below the root of a site, as far as its settings depend on them. */
export interface RootFiles {
  /** Returns the text of a file; null if it cannot be read. */
  textOf(path: string): string | null
  has(path: string): boolean
  /** Returns the names in a folder, which may be outside the root. */
  namesIn(path: string): readonly string[]
}

/** Markdown below a folder that a generator makes pages from at addresses that are not known. */
export interface OtherPages {
  /** Whether the names in a folder are those of the root of these sources. */
  isRoot(names: readonly string[]): boolean
  /** Matches the paths of the sources from this root. */
  readonly pages: RegExp
  /** Whether a file that people read on a forge, as `README.md`, is a page all the same. */
  readonly takesReadme?: boolean
}

/**
 * How a generator, forge or server maps addresses to files. Everything that is known of one is in its
 * folder, and nothing outside asks which one it is.
 */
export interface Profile {
  readonly id: string
  /** The display name: `VitePress`. */
  readonly title: string
  /**
   * What the files are. `output`: files that a server serves. `repository`: files that a forge
   * shows as they are. `sources`: files that a generator makes pages from.
   */
  readonly holds: 'output' | 'repository' | 'sources'
  /** Whether nothing is known but what links show, so that what they do not find is in no known site. */
  readonly isGuess?: boolean
  /** Matches the path, from the root, of a file that identifies the site. Null if no file does. */
  readonly shownBy: RegExp | null
  /** Folders below the root whose names are looked at as well, to find such a file and the settings. */
  readonly looksInto: readonly string[]
  /** Whether the folder counts only if no generator makes pages of the files in it. */
  readonly isOnlyNotes?: boolean
  /** Whether the names and paths in a folder with such a file are those of the root of a site. */
  isRoot(names: readonly string[]): boolean
  /** Matches the paths, from the root, of the files with its settings. Null if it has none. */
  readonly configuration: RegExp | null
  /** Whether a file of that name has the settings of this generator, not of another program. */
  isConfiguration(configuration: Configuration): boolean
  /** Reads the settings. Null if only running the configuration would tell where the pages are. */
  read(configuration: Configuration, root: RootFiles): GeneratorOptions | null
  /** What names files of the site as plain data, besides links. Null if nothing does. */
  readonly navigation: Navigation | null
  /** Where it is told that a page has moved. Null if it cannot be told. */
  readonly movedPages: MovedPages | null
  /** Reads the address that its built pages have. Null if only running the configuration would tell. */
  addressOf(configuration: Configuration, root: RootFiles): SiteAddressOption | null
  /** Markdown that it makes pages from at addresses that are not known. */
  readonly elsewhere: readonly OtherPages[]
  /** Folders with the sources of pages, from the root of the site, in order of precedence. */
  readonly contents: readonly string[]
  /** What the addresses of pages start with, where that depends on the folder of their sources. */
  readonly parts: readonly SitePart[]
  /** Returns the addresses of all pages. Null if the generator is not known that well. */
  readonly routes: MakeRoutes | null
  /** Whether a file with these endings in a content folder is part of the site at all. */
  makesPage(path: string): boolean
  /** Folders in the content with parts of other pages, which are no pages themselves. */
  readonly partFolders: readonly string[]
  /** Folders whose files are served unchanged. */
  readonly statics: readonly string[]
  /** Those of them whose files are served only if a page uses them. */
  readonly onlyReads: readonly string[]
  /** The folder with its settings, from the root. */
  readonly home: string
  /** The folder that the generator writes pages to, from the root. Null if it writes none. */
  readonly built: string | null
  /** Folders with components that pages use. */
  readonly components: readonly string[]
  /** File name extensions of the sources of pages, without the dot. */
  readonly pageEndings: readonly string[]
  /** Names, without extension, of files that are the page of their folder. */
  readonly indexNames: readonly string[]
  /** The endings, without the dot, with which a server looks for a path that is no file: `/a` as `a.html`. */
  readonly fallbackExtensions: readonly string[]
  /** The names of the files that a server shows for a folder, in order of precedence. */
  readonly indexFiles: readonly string[]
  /**
   * Whether each page is a folder: `/a/` for `a.md`. Its relative links then start one level
   * deeper.
   */
  readonly pagesAreFolders: boolean
  /** Whether the page of a folder is a file beside it: `/a.html` for `a/_index.md`. */
  readonly sectionsAreFiles: boolean
  /** Whether the page of a folder is found only with a slash at the end. */
  readonly foldersNeedSlash: boolean
  /** Whether a page has no other address than the one that follows from its source, not even by a setting. */
  hasOneAddress(path: string): boolean
  /** Where relative links start: at the source file, at the address of its page, or at either. */
  readonly linksStartFrom: readonly ('source' | 'page')[]
  /**
   * The targets that are certainly missing if they are not found: only sources, because nothing
   * generates them; also pictures; also built pages (`a.html`) that a link names by a relative path; all; or nothing.
   * The generator may make other targets.
   */
  readonly certain: 'all' | 'pages' | 'pictures' | 'sources' | 'nothing'
  /** Whether links to sources are rewritten into the addresses of their pages. */
  readonly rewritesSources: boolean
  /** Whether the generator replaces this link to a source with the address of its page. */
  rewrites(link: Pick<Link, 'site'>): boolean
  /**
   * Finds the source that a link leads to where that follows from more than its path. Null if the link
   * leads to what its path says.
   */
  findSource(link: Link, document: string, place: SourcePlace): FoundSource | null
  /** Reads a template of the generator at the start of a link; null if there is none that it knows. */
  readTemplate(text: string): TemplateLink | null
  /** Finds the page that a template in a document names. */
  findPage(name: string, document: string, place: SourcePlace): PageLookup
  /**
   * Returns the names of a page that are no paths and no addresses. The order does not depend on the page, so
   * names before and after a move correspond.
   */
  namesOf(page: string, content: string): readonly string[]
  /** Returns the page that a link to a source that does not exist leads to; null if there is none. */
  pageOfMissing(path: string): string | null
  /** Pages and pictures that the generator makes of nothing in the sources. */
  readonly generatedFiles: readonly string[]
  /** Whether plugins define labels of Markdown for the documents: `[text][label]`. */
  readonly definesLabels?: boolean
  /** Whether the destination of a link in Markdown may contain spaces. */
  readonly takesSpaces?: boolean
  /** Addresses of all pages, where a generator makes only those that a file lists. */
  readonly listedPages?: readonly string[]
  /** Folders below which anything may exist, from the root. */
  readonly generatedFolders: readonly string[]
  /**
   * `lower`: the address of a page has small letters where the name of its source has capitals. `any`: links find pages
   * whatever the case of their letters.
   */
  readonly foldsAddresses: 'lower' | 'any' | null
  /** Folders in which links to addresses show whether a program makes pages: see `isInKnownFolder`. */
  readonly knownFolders: readonly string[]
  /**
   * Folders whose pages have addresses that do not follow from their paths, from the root of the
   * content. The empty name means all pages.
   */
  readonly movedFolders: readonly string[]
  /** Matches a URL that is an alias of the generator instead of a path: `@site/…`. */
  readonly aliases: RegExp | null
  readonly slugger: SluggerName
  /** Whether a heading can set its id: `## Heading {#id}`. */
  readonly explicitIds: boolean
  /** Whether the configuration changes the ids of headings in a way that is not read. */
  readonly hasOtherIds: boolean
  /**
   * Whether an unknown program adds ids to those of headings. A fragment that is almost the id of a heading
   * is a mistake even so.
   */
  readonly addsIds: boolean
  /** Matches the ids of footnotes and of what refers to them, which follow rules of their own. */
  readonly footnoteIds: RegExp
  /** Ids that the template of the generator puts in every page. */
  readonly pageIds: readonly string[]
  /** Whether headings that are written in HTML have ids as well. */
  readonly htmlHeadings: boolean
  /** Whether folders and lines (`#L10`) can be targets. */
  readonly showsFiles: boolean
  /** Whether fragments are matched case-insensitively. */
  readonly foldsFragments: boolean
  /** Whether the fragment of a link in Markdown is written as an id of a heading is: `#Some-Title` as `#some-title`. */
  readonly slugsFragments: boolean
}

/** Returns a function that tells whether one of several names matches. */
export const named = (name: RegExp) => (names: readonly string[]) =>
  names.some(each => name.test(each))
