import { dirname, join } from 'node:path'
import { knownFoldersIn, movedPath } from '@hreflint/references'
import { findProfile } from '@hreflint/references/profiles'
import { isWithin, pathFrom, type SitePlan, SitePlanner } from '@hreflint/references/site-plans'
import type { ConfigFinder } from '../../config/config-finder.ts'
import type { FoundFile } from '../../files/describe-file.ts'
import type { AskedMoves } from './asked-moves.ts'
import { plural } from '../../reporters/plural.ts'
import { placeOfRoot } from '../../references/place-of-root.ts'
import { MovedFolders } from './moved-folders.ts'

interface Needs {
  readonly cwd: string
  readonly configs: ConfigFinder
  /** What files will contain, by their paths before any move: those that are rewritten. */
  readonly texts: ReadonlyMap<string, string>
}

/**
 * Returns why documents would be part of another site after the moves, one sentence for each. Where
 * their links, and links to them, lead then is another question than how they are written.
 */
export async function changedSites(
  { root, moves }: AskedMoves,
  found: readonly FoundFile[],
  { cwd, configs, texts }: Needs,
): Promise<readonly string[]> {
  const planner = new SitePlanner(new MovedFolders(root, moves, texts), {
    cwd,
    folders: [root],
    knownFoldersIn,
  })
  const after = (path: string) => join(root, movedPath(pathFrom(root, path), moves))
  /** The documents that would change from one site to another, by what is said of them. */
  const changed = new Map<string, string[]>()
  for (const file of found) {
    const path = after(file.path)
    const before = await configs.loadedFor(dirname(file.path))
    // A configuration in a folder that moves goes with its files.
    const isKept = path === file.path || after(before.folder) !== before.folder
    const loaded = isKept ? before : await configs.loadedFor(dirname(path))
    const config = isKept ? file.config : (await configs.forFile(path)).config
    const folder = isKept ? after(loaded.folder) : loaded.folder
    const place = placeOfRoot(folder, loaded.config, configs.completed(loaded))
    const now = planner.planFor(path, config, file.languageId, place)
    if (keyOf(now, path => path) === keyOf(file.site ?? null, after)) continue
    const what = `${inWords(file.site ?? null, root)}, but after the move ${inWords(now, root)}.`
    changed.set(what, [...(changed.get(what) ?? []), pathFrom(root, file.path)])
  }
  const refusals = Array.from(changed, ([what, [first = '', ...others]]) =>
    others.length === 0
      ? `${first}: It is ${what}`
      : `${first} and ${plural(others.length, 'other file')}: They are ${what}`,
  )
  for (const { from, to } of moves) refusals.push(...leftSites(from, to, root, found))
  return refusals
}

/** Returns the sites that a file or folder would leave. Links to what is no document end there, too. */
function leftSites(
  from: string,
  to: string,
  root: string,
  found: readonly FoundFile[],
): readonly string[] {
  const roots = new Map(
    found.flatMap(({ site }) => (site === undefined ? [] : [[site.root, site]])),
  )
  const [old, now] = [join(root, from), join(root, to)]
  return [...roots.values()]
    .filter(site => old !== site.root && isWithin(old, site.root) && !isWithin(now, site.root))
    .map(site => `${from}: It is ${inWords(site, root)}, and the move takes it out of there.`)
}

function keyOf(plan: SitePlan | null, move: (path: string) => string): string {
  if (plan === null) return ''
  const { name: _name, because: _because, ...rest } = plan
  // A list of pages follows them: its links are rewritten like all others.
  const { listedPages: _pages, ...options } = plan.options
  return JSON.stringify({ ...rest, options, root: move(plan.root) })
}

function inWords(plan: SitePlan | null, root: string): string {
  if (plan === null) return 'in no site that hreflint knows'
  const folder = pathFrom(root, plan.root)
  const { title } = findProfile(plan.profile)
  return `part of the site in ${folder === '' ? 'the root' : folder} (${title})`
}
