import { createHash } from 'node:crypto'
import { type Answers, findEntry } from '@hreflint/references'
import type { EntryKind, Listing } from '@hreflint/references/profiles'

/**
 * What the links of a document came to depends on, beside its text: as long as all of it is the same, so is
 * what they come to. Paths are those from the root of the site. Plain data.
 */
export interface DocumentNeeds {
  /** What is at each path; null where nothing is. */
  readonly entries: readonly (readonly [path: string, kind: EntryKind | null])[]
  /** The folders of which every name mattered, with what stands for these names. */
  readonly folders: readonly (readonly [path: string, names: string])[]
  /** The documents whose texts mattered. */
  readonly documents: readonly string[]
  /** Whether there is more that is not written down. */
  readonly hasMore: boolean
}

/** What a document at `own` depends on, by what was asked while its links were resolved. */
export function needsOf(answers: Answers, listing: Listing, own: string): DocumentNeeds {
  const { entries, folders, anchors, dependsOnMore } = answers
  return {
    entries: [...entries],
    folders: [...folders].map(folder => [folder, namesHash(listing, folder)]),
    documents: [...anchors].filter(path => path !== own),
    hasMore: dependsOnMore,
  }
}

/** What is at a path; null where nothing is. */
export function kindAt(listing: Listing, path: string): EntryKind | null {
  const { kind } = findEntry(listing, path)
  return kind === 'missing' ? null : kind
}

/** Changes when a name in a folder does. */
export function namesHash(listing: Listing, folder: string): string {
  const entries = listing.entriesOf(folder)
  if (entries === null) return ''
  const names = [...entries].map(([name, kind]) => `${kind} ${name}`).sort()
  return createHash('sha256').update(names.join('\0')).digest('base64url')
}
