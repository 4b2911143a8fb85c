import { languageOf } from '@hreflint/documents'
import { knownFoldersIn } from '@hreflint/references'
import { type SitePlan, SitePlanner } from '@hreflint/references/plan'
import type { DocumentConfig } from '../config/configuration.ts'
import { normalUri, rootOf } from '../files/addresses.ts'
import type { FileSystem } from '../runtime.ts'
import { KnownFolders } from './known-folders.ts'

/** Finds the site of each document, as the command line does. */
export class DocumentSites {
  readonly #folders: KnownFolders
  /** Planners for what is known, by the folder in which files without another site are resolved. */
  #planners = new Map<string, SitePlanner>()

  constructor(files: FileSystem) {
    this.#folders = new KnownFolders(files)
  }

  /** Returns the site of a document; null if references are off or there is none. */
  async planFor(
    uri: string,
    { lint, language, root: workspace, configFolder }: DocumentConfig,
  ): Promise<SitePlan | null> {
    const document = normalUri(uri)
    const parent = this.#folders.parentOf(document)
    if (lint.references === 'off' || parent === null) return null
    const cwd = workspace ?? parent
    const configured = rootOf(new URL(`${lint.root ?? '.'}/`, `${configFolder ?? cwd}/`).href)
    const place = {
      folder: configured,
      isOfPlainFiles: configFolder !== null,
      isNamed: lint.root !== null,
    }
    const id = language ?? languageOf(document) ?? ''
    return this.#folders.whenKnown(
      () => this.#plannerIn(cwd).planFor(document, lint, id, place),
      // What planners remember was made of folders that were not known.
      () => {
        this.#planners = new Map()
      },
    )
  }

  #plannerIn(cwd: string): SitePlanner {
    let planner = this.#planners.get(cwd)
    if (planner === undefined) {
      planner = new SitePlanner(this.#folders, { cwd, folders: [], knownFoldersIn })
      this.#planners.set(cwd, planner)
    }
    return planner
  }
}
