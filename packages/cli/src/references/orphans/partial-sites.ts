import { basename } from 'node:path'
import { isPage } from '@hreflint/references'
import { pathFrom, profileOf, type SitePlan } from '@hreflint/references/node'
import { walkFolder } from '../../files/walk/walk-folder.ts'
import type { FoundFile } from '../../files/describe-file.ts'
import { FragmentBook } from '../fragments/fragment-book.ts'
import { namesOrphans } from './orphan-request.ts'

interface SiteOfRun {
  readonly plan: SitePlan
  /** The files of the run, and those of them whose links count, from the root of the site. */
  readonly files: Set<string>
  readonly counting: Set<string>
  hasUnread: boolean
}

/**
 * Returns the visits of the pages in sites of which a run knows only some links: it leaves out a
 * page, could not read one, or a build makes more. No page of such a site is an orphan.
 */
export function* visitsOfPartialSites(
  files: readonly FoundFile[],
  unread: ReadonlySet<FoundFile>,
): Generator<number> {
  for (const site of sitesOf(files, unread)) {
    if (isWhole(site)) continue
    const book = new FragmentBook(site.plan.name, profileOf(site.plan))
    for (const path of site.files) yield book.visitOf(path)
  }
}

function sitesOf(files: readonly FoundFile[], unread: ReadonlySet<FoundFile>): Iterable<SiteOfRun> {
  const sites = new Map<string, SiteOfRun>()
  for (const file of files) {
    const { path, site: plan, config } = file
    if (plan === undefined) continue
    const key = JSON.stringify(plan)
    const site = sites.get(key) ?? {
      plan,
      files: new Set(),
      counting: new Set(),
      hasUnread: false,
    }
    sites.set(key, site)
    const fromRoot = pathFrom(plan.root, path)
    site.files.add(fromRoot)
    if (namesOrphans(config)) site.counting.add(fromRoot)
    site.hasUnread ||= unread.has(file)
  }
  return sites.values()
}

function isWhole({ plan, files, counting, hasUnread }: SiteOfRun): boolean {
  if (hasUnread || plan.generated.length > 0) return false
  if (counting.size < files.size) return false
  let isComplete = true
  const found = walkFolder(plan.root, {
    skips: path => basename(path).startsWith('.'),
    onError: () => {
      isComplete = false
    },
    onFolder: () => {},
  })
  for (const path of found)
    if (isPage(path) && !counting.has(pathFrom(plan.root, path))) return false
  return isComplete
}
