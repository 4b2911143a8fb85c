import type { Listing } from '../../listing/listing.ts'
import { isSource, lookUpServed } from '../../resolve/look-up.ts'
import type { SitePath } from '../../resolve/address.ts'
import {
  exists,
  missing,
  type ReferenceIssue,
  type Resolution,
  unknown,
} from '../../resolve/resolution.ts'
import type { SiteFacts } from '../../resolve/site-facts.ts'

/** Resolves a path that climbs out of the root. Whether it is wrong depends on what is above the root. */
export function resolveAboveRoot(
  { levels, path }: SitePath & { kind: 'above root' },
  { address, profile, listing }: Pick<SiteFacts, 'address' | 'profile' | 'listing'>,
  issue: ReferenceIssue,
): Resolution {
  switch (profile.holds) {
    case 'output': {
      if (!address.isKnown || levels <= address.depth) return unknown('outside the site')
      if (address.depth > 0) return unknown('outside the site')
      // Browsers stop at the root of the server.
      const names = path.split('/').filter(name => name !== '')
      const looked = lookUpServed(listing, profile, names.join('/'), path.endsWith('/'))
      return looked.kind === 'found' ? exists(looked.target, issue) : missing(issue)
    }
    // `../../issues` is a page of the forge.
    case 'repository':
      return levels === 1 ? missing(issue) : unknown('outside the site')
    case 'sources':
      return profile.isGuess !== true &&
        isSource(profile, path) &&
        !isPublishedBeside(listing, path)
        ? missing(issue)
        : unknown('outside the site')
  }
}

/**
 * Whether a page above the root may be one of another book on the same server: nothing beside the sources
 * has the name of its folder.
 */
function isPublishedBeside(listing: Listing, path: string): boolean {
  const [folder = '', ...rest] = path.split('/')
  return rest.length > 0 && listing.entriesOf('')?.has(folder) === false
}

/** Whether a link of a page on a forge leads to pages of the repository, as `/../../releases`: the forge writes its address before it. */
export function isOfRepository({ holds }: SiteFacts['profile'], text: string): boolean {
  return holds === 'repository' && /^\/(?:\.\.\/){2}/.test(text)
}
