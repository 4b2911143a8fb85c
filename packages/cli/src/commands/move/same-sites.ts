import { dirname, join } from 'node:path'
import { movedPath } from '@hreflint/references'
import { findProfile } from '@hreflint/references/profiles'
import { isWithin, pathFrom, type SitePlan, SitePlanner } from '@hreflint/references/site-plans'
import type { ConfigFinder } from '../../config/config-finder.ts'
import type { FoundFile } from '../../files/describe-file.ts'
import type { AskedMoves } from './asked-moves.ts'
import { placeOfRoot } from '../../references/place-of-root.ts'
import { MovedFolders } from './moved-folders.ts'

interface Needs {
  readonly cwd: string
  readonly configs: ConfigFinder
}

/**
 * Returns why documents would be part of another site after the moves, one sentence for each. Where
 * their links, and links to them, lead then is another question than how they are written.
 */
export async function changedSites(
  { root, moves }: AskedMoves,
  found: readonly FoundFile[],
  { cwd, configs }: Needs,
): Promise<readonly string[]> {
  const planner = new SitePlanner(new MovedFolders(root, moves), { cwd, folders: [root] })
  const after = (path: string) => join(root, movedPath(pathFrom(root, path), moves))
  const refusals: string[] = []
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
    const shown = pathFrom(root, file.path)
    refusals.push(
      `${shown}: It is ${inWords(file.site ?? null, root)}, but after the move ${inWords(now, root)}.`,
    )
  }
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
  return JSON.stringify({ ...rest, root: move(plan.root) })
}

function inWords(plan: SitePlan | null, root: string): string {
  if (plan === null) return 'in no site that hreflint knows'
  const folder = pathFrom(root, plan.root)
  const { title } = findProfile(plan.profile)
  return `part of the site in ${folder === '' ? 'the root' : folder} (${title})`
}
