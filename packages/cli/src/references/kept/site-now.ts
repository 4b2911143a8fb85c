import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { redirectFiles } from '@hreflint/references'
import { FolderListing, findRepository, profileOf, type SitePlan } from '@hreflint/references/node'
import type { EntryKind } from '@hreflint/references/profiles'
import { pastState } from '../../files/git/past-changes.ts'
import { trackedPaths } from '../tracked-files.ts'
import { type DocumentNeeds, kindAt, namesHash } from './document-needs.ts'

/** Returns a text that changes with the content of a file. Empty if the file cannot be read. */
export type ContentOf = (path: string) => string

/**
 * The current state of a site, which shows whether earlier results of its documents are still
 * valid.
 */
export class SiteNow {
  readonly #plan: SitePlan
  readonly #contentOf: ContentOf
  readonly #listing: FolderListing
  readonly #kinds = new Map<string, EntryKind | null>()
  readonly #names = new Map<string, string>()
  #state: string | undefined
  #past: string | undefined

  constructor(plan: SitePlan, contentOf: ContentOf) {
    this.#plan = plan
    this.#contentOf = contentOf
    this.#listing = new FolderListing(plan.root)
  }

  /**
   * Changes with everything that matters to all documents: redirects, `robots.txt`, the repository, and the files
   * that git tracks.
   */
  get state(): string {
    this.#state ??= stateOf(this.#plan, this.#contentOf)
    return this.#state
  }

  /** Changes with what git remembers of files that are gone. */
  get past(): string {
    this.#past ??= pastState(this.#plan.root)
    return this.#past
  }

  /** Returns the contents of the documents that something depends on. */
  contentsOf(documents: readonly string[]): readonly string[] {
    return documents.map(path => this.#contentOf(join(this.#plan.root, path)))
  }

  /**
   * Returns whether everything is unchanged. `contents` are the earlier contents of the documents.
   */
  still({ entries, folders, documents, hasMore }: DocumentNeeds, contents: readonly string[]) {
    return (
      !hasMore &&
      entries.every(([path, kind]) => this.#kindAt(path) === kind) &&
      folders.every(([folder, names]) => this.#namesOf(folder) === names) &&
      this.contentsOf(documents).every((content, index) => content === contents[index])
    )
  }

  #kindAt(path: string): EntryKind | null {
    let kind = this.#kinds.get(path)
    if (kind === undefined) {
      kind = kindAt(this.#listing, path)
      this.#kinds.set(path, kind)
    }
    return kind
  }

  #namesOf(folder: string): string {
    let names = this.#names.get(folder)
    if (names === undefined) {
      names = namesHash(this.#listing, folder)
      this.#names.set(folder, names)
    }
    return names
  }
}

function stateOf(site: SitePlan, contentOf: ContentOf): string {
  const { root, name, because, ...plan } = site
  const profile = profileOf(site)
  const tables = ['', ...profile.statics].flatMap(folder =>
    [...redirectFiles, 'robots.txt'].map(table => contentOf(join(root, folder, table))),
  )
  const found = findRepository(root)
  const repository = found === null ? null : { ...found, root: '' }
  const tracked = profile.holds === 'repository' ? [...(trackedPaths(root) ?? [])] : []
  const all = JSON.stringify([plan, tables, repository, tracked])
  return createHash('sha256').update(all).digest('base64url')
}
