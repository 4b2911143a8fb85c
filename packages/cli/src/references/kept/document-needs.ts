import { createHash } from 'node:crypto'
import { type Answers, findEntry } from '@hreflint/references'
import type { EntryKind, Listing } from '@hreflint/references/profiles'

/**
 * What the states of a document's links depend on besides its text. As long as all of it is the
 * same, the states are the same. Paths are relative to the root of the site. Plain data.
 */
export interface DocumentNeeds {
  /** The kind of entry at each path. Null if nothing exists there. */
  readonly entries: readonly (readonly [path: string, kind: EntryKind | null])[]
  /** The folders whose names all matter, each with a hash of the names. */
  readonly folders: readonly (readonly [path: string, names: string])[]
  /** The documents and other files whose texts matter. */
  readonly documents: readonly string[]
  /** Whether the links depend on more than is recorded here. */
  readonly hasMore: boolean
  /** Whether the links depend on what git remembers of files that are gone. */
  readonly asksPast: boolean
}

/**
 * Returns what a document at `own` depends on, by the questions that were asked while its links
 * were resolved.
 */
export function needsOf(answers: Answers, listing: Listing, own: string): DocumentNeeds {
  const { entries, folders, anchors, links, texts, dependsOnMore, dependsOnPast } = answers
  const named = [...entries].filter(([path]) => !mayHavePassword.test(path))
  return {
    entries: named,
    folders: [...folders].map(folder => [folder, namesHash(listing, folder)]),
    documents: [...new Set([...anchors, ...links, ...texts])].filter(path => path !== own),
    // Not kept, so that the cache has no password.
    hasMore: dependsOnMore || named.length < entries.size,
    asksPast: dependsOnPast,
  }
}

/** A path that is the rest of a URL: of `https:/ada:pw@host/`, browsers take a file `ada:pw@host`. */
const mayHavePassword = /:.*@/s

/** Returns the kind of entry at a path. Null if nothing exists there. */
export function kindAt(listing: Listing, path: string): EntryKind | null {
  const { kind } = findEntry(listing, path)
  return kind === 'missing' ? null : kind
}

/** Returns a hash that changes with the names in a folder. */
export function namesHash(listing: Listing, folder: string): string {
  const entries = listing.entriesOf(folder)
  if (entries === null) return ''
  const names = [...entries].map(([name, kind]) => `${kind} ${name}`).sort()
  return createHash('sha256').update(names.join('\0')).digest('base64url')
}
