import { contentOf, contentsOf, isDocument } from '../../generators/contract/contents.ts'
import type { Profile } from '../../generators/contract/profile.ts'
import { filesBelow } from '../../generators/contract/routes.ts'
import { joinPath } from '../../listing/listing.ts'
import { LinkStarts } from '../../pages/link-starts.ts'
import { startOf } from '../../resolve/address.ts'
import { keyOf, mayBeOfNothing } from '../../pages/known-folders.ts'
import { Site } from '../../resolve/site.ts'
import type { Folders } from '../folders.ts'
import { redirectsIn } from '../redirects-in.ts'
import { roughLinksIn } from '../../pages/rough-links.ts'
import { profileOf, type SitePlan } from '../site-plan.ts'

/** The most documents of a site that are read. */
const mostDocuments = 600

/** The most of the links of a document that are looked up. */
const mostLinks = 200

/** The number of links that tell something about a folder. */
const enough = 10

/** The number of links to nothing after which a folder is one of pages that a program makes. */
const enoughMissing = 3

/** How many links find their page for each that does not, in a folder of known pages. */
const ratio = 20

/** The different links to addresses in a folder. */
interface Evidence {
  found: number
  missing: number
  readonly inside: Map<string, Evidence>
}

const none = (): Evidence => ({ found: 0, missing: 0, inside: new Map() })

/**
 * Returns the folders of a site in which almost every link to an address finds the source of its page, and those in
 * which many find none, because a program makes the pages: see `isInKnownFolder`.
 *
 * @param plan The plan of a site with sources.
 */
export function knownFoldersIn(folders: Folders, plan: SitePlan): readonly string[] {
  const profile = profileOf(plan)
  // Where the generator is a guess, no share of links tells pages of a program from mistakes.
  if (profile.isGuess === true) return []
  if (profile.holds !== 'sources' || profile.certain === 'all') return []
  const textOf = (path: string) => folders.textOf(folders.resolve(plan.root, path))
  const site = new Site({
    listing: folders.listingOf(plan.root),
    profile,
    siteUrl: plan.siteUrl,
    fragments: false,
    textOf,
    redirects: redirectsIn(plan, textOf),
  })
  const all = none()
  const seen = new Set<string>()
  for (const path of sampleOf(site, profile)) {
    const document = site.document(path)
    const content = contentOf(site.listing, profile, path) ?? ''
    const starts = new LinkStarts(site, path, content)
    for (const text of [...roughLinksIn(textOf(path) ?? '')].slice(0, mostLinks)) {
      if (!isOfPage(text)) continue
      const link = { text, holes: [], site: markdown, base: null }
      const { state, reason, issue } = document.resolve(link)
      if (state === 'unknown' && reason !== 'generated') continue
      const isFound = state === 'exists' && issue === null
      for (const start of new Set(starts.all)) {
        const at = site.address.pathOf(text, start, null)
        if (at.kind !== 'on site' || mayBeOfNothing(at.path)) continue
        const key = keyOf(text, at.path)
        if (seen.has(key)) continue
        seen.add(key)
        count(all, key.split('/').slice(0, -1), isFound)
        if (startOf(text) === 'rooted') break
      }
    }
  }
  const verdicts = new Map(judged(all, []))
  const told = [...verdicts].filter(
    ([folder, isKnown]) => verdictAround(verdicts, folder) !== isKnown,
  )
  return told.map(([folder, isKnown]) => (isKnown ? '+' : '-') + folder)
}

/** Returns the verdict on the innermost judged folder around another one. */
function verdictAround(
  verdicts: ReadonlyMap<string, boolean>,
  folder: string,
): boolean | undefined {
  if (!folder.includes('/')) return undefined
  const parent = folder.slice(0, folder.lastIndexOf('/'))
  return verdicts.get(parent) ?? verdictAround(verdicts, parent)
}

const markdown = { kind: 'markdown', syntax: 'url' } as const

/** Whether a link leads to a page by its address, not to a source or a file. */
function isOfPage(text: string): boolean {
  return /(?:^|\/)[^./]*$|\/\.{0,2}$|\.html?$/.test(text)
}

function sampleOf(site: Site, profile: Profile): readonly string[] {
  const all = contentsOf(site.listing, profile)
    .filter((folder, _, others) => !others.some(other => isInside(folder, other)))
    .flatMap(folder => filesBelow(site.listing, folder).map(path => joinPath(folder, path)))
    .filter(path => /\.(?:mdx?|markdown|html)$/.test(path) && isDocument(profile, path))
  const step = Math.ceil(all.length / mostDocuments)
  return all.filter((_, index) => index % step === 0)
}

const isInside = (folder: string, other: string) =>
  folder !== other && (other === '' || folder.startsWith(`${other}/`))

function count(all: Evidence, names: readonly string[], isFound: boolean): void {
  let evidence = all
  for (const name of names) {
    let inside = evidence.inside.get(name)
    if (inside === undefined) {
      inside = none()
      evidence.inside.set(name, inside)
    }
    evidence = inside
  }
  if (isFound) evidence.found += 1
  else evidence.missing += 1
}

/** Judges the innermost folders first. What one with few links shows counts for the one around it. */
function judged(
  evidence: Evidence,
  names: readonly string[],
): readonly (readonly [folder: string, isKnown: boolean])[] {
  const inside = [...evidence.inside].flatMap(([name, each]) => judged(each, [...names, name]))
  for (const each of evidence.inside.values()) {
    evidence.found += each.found
    evidence.missing += each.missing
  }
  const { found, missing } = evidence
  if (names.length === 0) return inside
  if (missing >= enoughMissing && missing * ratio > found) {
    evidence.found = 0
    evidence.missing = 0
    return [...inside, [names.join('/'), false]]
  }
  return found >= enough && missing * ratio <= found ? [...inside, [names.join('/'), true]] : inside
}
