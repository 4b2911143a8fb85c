/** Who makes ids of headings; a key of `headingIds`. */
export type SluggerName =
  | 'github'
  | 'gitlab'
  | 'astro'
  | 'vitepress'
  | 'mkdocs'
  | 'hugo'
  | 'jekyll'
  | 'mdbook'

/** How a server or generator maps addresses to files. One row of `profiles`. */
export interface Profile {
  readonly id: string
  /** As it is shown: `VitePress`. */
  readonly title: string
  /**
   * What the files are. `output`: what a server serves. `repository`: what a forge shows as it is.
   * `sources`: what a generator makes pages of.
   */
  readonly holds: 'output' | 'repository' | 'sources'
  /** Files in the root of a site that show that it is one, as a pattern of their paths from there. */
  readonly shownBy: RegExp | null
  /** Folders with the sources of pages, from the root of the site, the first that there is. */
  readonly contents: readonly string[]
  /** Folders whose files are served as they are. */
  readonly statics: readonly string[]
  /** Folders with components that pages are made with. */
  readonly components: readonly string[]
  /** Endings of the sources of pages. */
  readonly pageEndings: readonly string[]
  /** Names of files that are the page of their folder. */
  readonly indexNames: readonly string[]
  /** Whether `/a` is served from `a.html`. */
  readonly cleanUrls: boolean
  /** A page is a folder (`/a/` of `a.md`), so that its relative links begin one level deeper. */
  readonly pagesAreFolders: boolean
  /** What relative links start from: the file as it is in the sources, or its address, or either. */
  readonly linksStartFrom: readonly ('source' | 'page')[]
  /**
   * Of what it is certain that it is missing if it is not found: of sources only, which nothing makes; of
   * pictures as well; of all. Other addresses may be made by the generator.
   */
  readonly certain: 'all' | 'pictures' | 'sources'
  /** Whether links to sources are rewritten to the addresses of their pages. */
  readonly rewritesSources: boolean
  /** What is no path but an alias of the generator: `@site/…`. */
  readonly aliases: RegExp | null
  readonly slugger: SluggerName
  /** `## Heading {#id}` */
  readonly explicitIds: boolean
  /** Headings that are written as HTML have ids as well. */
  readonly htmlHeadings: boolean
  /** Folders may be targets, and lines: `#L10`. */
  readonly showsFiles: boolean
  /** Fragments are compared without regard to case. */
  readonly foldsFragments: boolean
}
