import { copiedFrom, isOfProgram } from '../../generators/contract/contents.ts'
import { splitPath } from '../../listing/listing.ts'
import type { SiteFacts } from '../../resolve/site-facts.ts'

/** Whether a program has made a document that a generator copies, so that nobody mends its links. */
export function isOnPageOfProgram(site: SiteFacts, path: string): boolean {
  const { listing, profile } = site
  if (copiedFrom(profile, path) === null) return false
  return site.shared('pages of programs', splitPath(path)[0], path, each =>
    isOfProgram(listing, profile, each),
  )
}
