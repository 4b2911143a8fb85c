import { resolve } from 'node:path'
import type { Selection } from '../commands/check/select-files.ts'
import type { ConfigFinder } from '../config/config-finder.ts'
import type { FoundFile } from '../files/describe-file.ts'

export interface PlacingOptions {
  readonly cwd: string
  readonly configs: ConfigFinder
  /** Paths as given on the command line. */
  readonly paths: readonly string[]
}

/** Returns the selection with the site that each file is part of, if there is one. */
export async function placeInSites(
  selection: Selection,
  { cwd, configs, paths }: PlacingOptions,
): Promise<Selection> {
  return { ...selection, files: await placeFiles(selection.files, { cwd, configs, paths }) }
}

/** Returns the files with the site that each is part of. */
export async function placeFiles(
  files: readonly FoundFile[],
  { cwd, configs, paths }: PlacingOptions,
): Promise<readonly FoundFile[]> {
  if (files.every(({ config }) => config.references === 'off')) return files
  const { SiteFinder } = await import('./site-finder.ts')
  const folders = paths.map(path => resolve(cwd, path))
  const finder = new SiteFinder({ cwd, configs, folders })
  const placed = []
  for (const file of files) {
    const site = await finder.planFor(file.path, file.config, file.languageId)
    placed.push(site === null ? file : { ...file, site })
  }
  return placed
}
