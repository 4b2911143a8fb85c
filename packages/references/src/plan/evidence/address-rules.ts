import { addressOfPage } from '../../generators/website/routes.ts'
import { filesBelow, isInstalled, type SitePart } from '../../generators/contract/routes.ts'
import { type Listing, splitPath } from '../../listing/listing.ts'

/** The most files that can be targets. */
const mostFiles = 50_000

/** The most files with one name that are compared with a link. */
const mostAlike = 100

/** The number of names that different links share with files, by which they make a rule. */
const enough = 5

/** Returns the address in a link from the root of a server, without slashes at the ends and without `.html`. */
function addressIn(link: string): string {
  const path = link.replace(/^\/+|\/+$/g, '').replace(/(?:(?:^|\/)index)?\.html?$/, '')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * Returns which folders have which addresses, told from links that begin with a slash: if
 * `/docs/a` and others lead to `content/a.md` and others, `content` is at `/docs`.
 */
export function addressRules(listing: Listing, links: Iterable<string>): readonly SitePart[] {
  const files = filesByName(listing)
  const votes = new Map<string, { readonly part: SitePart; shared: number }>()
  for (const link of new Set(Array.from(links, addressIn))) {
    for (const { part, shared } of rulesFor(link, files)) {
      const key = `${part.folder}\n${part.at[0]}`
      const vote = votes.get(key) ?? { part, shared: 0 }
      votes.set(key, vote)
      vote.shared += shared
    }
  }
  return [...votes.values()]
    .filter(vote => vote.shared >= enough)
    .sort((one, other) => other.shared - one.shared)
    .map(({ part }) => part)
}

/** Returns the files of a site by the last name of their addresses. */
function filesByName(listing: Listing): ReadonlyMap<string, readonly string[]> {
  const byName = new Map<string, string[]>()
  for (const path of filesBelow(listing, '').slice(0, mostFiles)) {
    if (isInstalled(path)) continue
    const address = addressOfPage(path)
    const [, name] = splitPath(address)
    const alike = byName.get(name)
    if (alike === undefined) byName.set(name, [address])
    else if (alike.length < mostAlike) alike.push(address)
  }
  return byName
}

/** Returns the rules by which a link leads to one of the files that share most of its names. */
function rulesFor(link: string, files: ReadonlyMap<string, readonly string[]>) {
  const names = link.split('/')
  let most = 0
  let best: { readonly part: SitePart; readonly shared: number }[] = []
  for (const file of files.get(names.at(-1) ?? '') ?? []) {
    const own = file.split('/')
    const shared = sharedNames(names, own)
    if (shared < most) continue
    if (shared > most) best = []
    most = shared
    const at = names.slice(0, names.length - shared).join('/')
    const folder = own.slice(0, own.length - shared).join('/')
    best.push({ part: { folder, at: [at], kind: '' }, shared })
  }
  return best
}

/** Returns how many names at their ends two paths share. */
function sharedNames(one: readonly string[], other: readonly string[]): number {
  let shared = 0
  while (
    shared < Math.min(one.length, other.length) &&
    one.at(-1 - shared) === other.at(-1 - shared)
  )
    shared += 1
  return shared
}
