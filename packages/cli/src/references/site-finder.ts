import { dirname } from 'node:path'
import type { Config } from '@hreflint/linter'
import { knownFoldersIn } from '@hreflint/references'
import { nodeFolders, type SitePlan, SitePlanner } from '@hreflint/references/site-plans'
import type { ConfigFinder } from '../config/config-finder.ts'
import { placeOfRoot } from './place-of-root.ts'

export interface SiteFinderOptions {
  readonly cwd: string
  readonly configs: ConfigFinder
  /** Folders that the command line names: the default roots of sites. */
  readonly folders: readonly string[]
}

/** Finds the site that each file is part of, by its configuration. */
export class SiteFinder {
  readonly #configs: ConfigFinder
  readonly #planner: SitePlanner

  constructor({ cwd, configs, folders }: SiteFinderOptions) {
    this.#configs = configs
    this.#planner = new SitePlanner(nodeFolders, { cwd, folders, knownFoldersIn })
  }

  /**
   * Returns the site of a file. Null if references are off, or if nothing shows which site the file
   * is part of.
   */
  async planFor(path: string, config: Config, languageId: string): Promise<SitePlan | null> {
    if (config.references === 'off') return null
    const loaded = await this.#configs.loadedFor(dirname(path))
    const place = placeOfRoot(loaded.folder, loaded.config, this.#configs.completed(loaded))
    return this.#planner.planFor(path, config, languageId, place)
  }
}
