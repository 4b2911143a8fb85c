import type { ReferenceOptions } from '@hreflint/linter'
import type { Site } from '@hreflint/references'
import type { SitePlan, SitePlanner, SiteSettings } from '@hreflint/references/node'
import { references } from '#references'

/** A file, and where to look for its site. */
export interface SiteQuestion extends SiteSettings {
  /** Absolute path of the file. */
  readonly path: string
  readonly language: string
  /** Absolute path of the folder that is the site if none is recognized. */
  readonly root: string
  /** Whether the options name the root. */
  readonly isNamed: boolean
  readonly cwd: string
}

/**
 * Milliseconds without a file after which folders are listed again. In a run of ESLint, files
 * follow each other. In an editor, the files on disk may change between two runs.
 */
const idle = 500

/** Maximum size in bytes of a document that is read for its fragments. */
const maxFileSize = 32 * 1024 * 1024

let planner: SitePlanner | null = null
let sites = new Map<string, Site>()
let lastUse = 0

/**
 * Calls `use` with the site of a file. Returns null if the file is not part of a site. Within a
 * run, the folders of a site are listed once and its documents are read once.
 */
export function inSite<Result>(
  question: SiteQuestion,
  use: (options: ReferenceOptions) => Result,
): Result | null {
  const { SitePlanner, nodeFolders, pathFrom } = references.plans()
  const { path, language, root, isNamed, cwd, ...settings } = question
  if (planner === null || Date.now() - lastUse > idle) {
    planner = new SitePlanner(nodeFolders, {
      cwd,
      folders: [],
      knownFoldersIn: (...site) => references.sites().knownFoldersIn(...site),
    })
    sites = new Map()
  }
  try {
    const place = { folder: root, isOfPlainFiles: true, isNamed }
    const plan = planner.planFor(path, settings, language, place)
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
    const isGenerated = references.linter().builtFiles(plan)
    site = openFolderSite(plan, filesUpTo(maxFileSize), { isGenerated })
    sites.set(key, site)
  }
  return site
}
