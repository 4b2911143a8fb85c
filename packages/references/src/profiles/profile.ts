/** The algorithm that makes ids from headings; a key of `headingIds`. */
export type SluggerName =
  | 'github'
  | 'gitlab'
  | 'astro'
  | 'vitepress'
  | 'mkdocs'
  | 'hugo'
  | 'jekyll'
  | 'mdbook'

/** How a server, forge or generator maps addresses to files. One row of `profiles`. */
export interface Profile {
  readonly id: string
  /** The display name: `VitePress`. */
  readonly title: string
  /**
   * What the files are. `output`: files that a server serves. `repository`: files that a forge
   * shows as they are. `sources`: files that a generator makes pages from.
   */
  readonly holds: 'output' | 'repository' | 'sources'
  /** Matches the path, from the root, of a file that identifies the site. Null if no file does. */
  readonly shownBy: RegExp | null
  /** Folders with the sources of pages, from the root of the site, in order of precedence. */
  readonly contents: readonly string[]
  /** Folders whose files are served unchanged. */
  readonly statics: readonly string[]
  /** The folder that the generator writes pages to, from the root. Null if it writes none. */
  readonly built: string | null
  /** Folders with components that pages use. */
  readonly components: readonly string[]
  /** File name extensions of the sources of pages, without the dot. */
  readonly pageEndings: readonly string[]
  /** Names, without extension, of files that are the page of their folder. */
  readonly indexNames: readonly string[]
  /** Whether `/a` is served from `a.html`. */
  readonly cleanUrls: boolean
  /**
   * Whether each page is a folder: `/a/` for `a.md`. Its relative links then start one level
   * deeper.
   */
  readonly pagesAreFolders: boolean
  /** Whether the page of a folder is a file beside it: `/a.html` for `a/_index.md`. */
  readonly sectionsAreFiles: boolean
  /** Whether the page of a folder is found only with a slash at the end. */
  readonly foldersNeedSlash: boolean
  /** Whether a page has no other address than the one that follows from its source. */
  readonly isFormSure: boolean
  /** Where relative links start: at the source file, at the address of its page, or at either. */
  readonly linksStartFrom: readonly ('source' | 'page')[]
  /**
   * The targets that are certainly missing if they are not found: only sources, because nothing
   * generates them; also pictures; all; or nothing. The generator may make other targets.
   */
  readonly certain: 'all' | 'pictures' | 'sources' | 'nothing'
  /** Whether the generator rewrites links to sources into the addresses of their pages. */
  readonly rewritesSources: boolean
  /**
   * Whether a plugin of its own makes the pages of each content folder. It rewrites links to its
   * sources only, and also finds them from its folder and from the root of the site.
   */
  readonly hasPlugins: boolean
  /** Whether every link that ends with `.md` leads to `.html`, also if no page is made from it. */
  readonly renamesSources: boolean
  /** Pages and pictures that the generator makes of nothing in the sources. */
  readonly generatedFiles: readonly string[]
  /** Folders below which anything may exist, from the root. */
  readonly generatedFolders: readonly string[]
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
}
