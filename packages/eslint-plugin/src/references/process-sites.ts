import type { ReferenceOptions } from '@hreflint/linter'
import type { Site } from '@hreflint/references'
import type { SitePlan, SitePlanner, SiteSettings } from '@hreflint/references/node'
import { references } from '#references'

/** Which site a file is looked for in. */
export interface SiteQuestion extends SiteSettings {
  /** Absolute path of the file. */
  readonly path: string
  readonly language: string
  /** Absolute path of the folder that is the site, where none is recognized. */
  readonly root: string
  readonly cwd: string
}

/**
 * After so many milliseconds without a file, folders are listed again: in a run of ESLint files follow
 * each other, and in an editor what is on the disk changes between two looks.
 */
const idle = 500

/** No document that a fragment leads to is larger. */
const maxFileSize = 32 * 1024 * 1024

let planner: SitePlanner | null = null
let sites = new Map<string, Site>()
let lastUse = 0

/**
 * Does something with the site of a file, if it is part of one. The sites of a process have their folders
 * listed and their documents read once.
 */
export function inSite<Result>(
  question: SiteQuestion,
  use: (options: ReferenceOptions) => Result,
): Result | null {
  const { SitePlanner, pathFrom } = references.plans()
  const { path, language, root, cwd, ...settings } = question
  if (planner === null || Date.now() - lastUse > idle) {
    planner = new SitePlanner({ cwd, folders: [] })
    sites = new Map()
  }
  try {
    const plan = planner.planFor(path, settings, language, { folder: root, isOfPlainFiles: true })
    if (plan === null) return null
    return use({ site: siteOf(plan), path: pathFrom(plan.root, path) })
  } finally {
    lastUse = Date.now()
  }
}

function siteOf(plan: SitePlan): Site {
  const key = JSON.stringify(plan)
  let site = sites.get(key)
  if (site === undefined) {
    const { openFolderSite, filesUpTo } = references.sites()
    const { pathMatcher } = references.linter()
    const patterns = plan.generated.map(glob => pathMatcher(glob.replace(/^\.?\//, '')))
    const isGenerated = (path: string) => patterns.some(matches => matches(path))
    site = openFolderSite(plan, filesUpTo(maxFileSize), { isGenerated })
    sites.set(key, site)
  }
  return site
}
