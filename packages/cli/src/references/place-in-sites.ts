import { resolve } from 'node:path'
import type { Selection } from '../commands/check/select-files.ts'
import type { ConfigFinder } from '../config/config-finder.ts'

export interface PlacingOptions {
  readonly cwd: string
  readonly configs: ConfigFinder
  /** As the command line has them. */
  readonly paths: readonly string[]
}

/** The selection with the site that each file is part of, where there is one. */
export async function placeInSites(
  selection: Selection,
  { cwd, configs, paths }: PlacingOptions,
): Promise<Selection> {
  if (selection.files.every(({ config }) => config.references === 'off')) return selection
  const { SiteFinder } = await import('./site-finder.ts')
  const folders = paths.map(path => resolve(cwd, path))
  const finder = new SiteFinder({ cwd, configs, folders })
  const files = []
  for (const file of selection.files) {
    const site = await finder.planFor(file.path, file.config, file.languageId)
    files.push(site === null ? file : { ...file, site })
  }
  return { ...selection, files }
}
