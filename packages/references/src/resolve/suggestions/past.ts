import { rootsOf } from '../../generators/contract/contents.ts'
import { joinPath } from '../../listing/listing.ts'
import { sourcesOf } from '../look-up.ts'
import type { SiteFacts } from '../site-facts.ts'
import { sentenceAbout } from './fate.ts'
import { pagePathsOf } from './page-paths.ts'

type PastSite = Pick<SiteFacts, 'listing' | 'profile' | 'fateOf'>

/** What became of the target of a link. */
export interface Past {
  readonly sentence: string
  /** The path of the target now, from the root of the site. Null if it is not in the site. */
  readonly target: string | null
  /** Its addresses, as paths from the root. One that is written like the address in the link comes first. */
  readonly addresses: readonly string[]
}

/**
 * Returns what became of the file that a missing path led to. Null if nothing is known of it.
 *
 * @param text The link.
 */
export function pastOf(site: PastSite, path: string, text: string): Past | null {
  const known = filesOf(site, path).flatMap(source => {
    const fate = site.fateOf(source)
    return fate === null ? [] : [{ source, fate }]
  })
  const found = known.find(({ fate }) => !fate.isDeleted) ?? known[0]
  if (found === undefined) return null
  const { source, fate } = found
  const sentence = sentenceAbout(source, fate)
  if (fate.isDeleted || fate.path.startsWith('../'))
    return { sentence, target: null, addresses: [] }
  const before = pagePathsOf(site, source)
  const after = pagePathsOf(site, fate.path)
  const hasSlash = /^[^?#]*\/(?:[?#]|$)/.test(text)
  const like = after[before.indexOf(hasSlash ? `${path}/` : path)]
  const addresses = like === undefined ? after : [like, ...after]
  return { sentence, target: fate.path, addresses }
}

/** Returns the files that may have been found under a path, from the root of the site. */
function filesOf({ listing, profile }: PastSite, path: string): readonly string[] {
  if (profile.holds === 'repository') return [path]
  if (profile.holds === 'output') {
    const { fallbackExtensions, indexFiles } = profile
    return [
      path,
      ...fallbackExtensions.map(ending => `${path}.${ending}`),
      ...indexFiles.map(name => joinPath(path, name)),
    ]
  }
  const sources = sourcesOf(profile, path, true)
  return rootsOf(listing, profile).flatMap(root => sources.map(source => joinPath(root, source)))
}
