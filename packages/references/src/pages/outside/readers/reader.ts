import type { Repository } from '../../../generators/forge/repository-address.ts'
import type { SiteFacts } from '../../../resolve/site-facts.ts'

/** A place besides its own page on the forge where a document is read, such as the page of its package on a registry. */
export interface Reader {
  /** Its name, for messages: `PyPI`. */
  readonly title: string
  /** Where the links are right, for messages; by default the name of the forge. */
  readonly home?: string
  /** The repository of the document on its forge. */
  readonly repository: Repository
  /** Returns where a link leads there; null if that is unknown. */
  follow(link: ReadLink): Destination | null
}

/** A link with a path, as a registry reads it. */
export interface ReadLink {
  /** The address as it is written. It does not begin with a scheme or a fragment. */
  readonly text: string
  readonly isImage: boolean
  /** How it is written: in Markdown, or as an attribute in HTML; a `definition` applies to links elsewhere. */
  readonly syntax: 'markdown' | 'definition' | 'html'
}

/** What a link comes to: an address, or nothing if the page is shown without it. */
export type Destination =
  | {
      readonly kind: 'address'
      readonly text: string
      /** What the address is relative to. */
      readonly base?: string
      /** The addresses that other versions of a program write. */
      readonly or?: readonly string[]
      /** What is missing in the manifest, for the message. */
      readonly because?: string
    }
  | { readonly kind: 'left out'; readonly because: string }

/** What shows documents elsewhere, such as a registry of packages. */
export interface Registry {
  /** Returns the pages on which a document is shown. Empty if it is on none, or that is unknown. */
  readersOf(document: string, files: PackageFiles): readonly Reader[]
}

/** The files of a repository. Paths are from its root. */
export interface PackageFiles extends Pick<SiteFacts, 'listing' | 'textOf' | 'shared'> {
  readonly repository: Repository
}
