import { resolve } from 'node:path'
import type { Config } from '@hreflint/linter'
import type { ConfiguredRoot } from '@hreflint/references/site-plans'

/**
 * Returns the folder that the setting `root` names.
 *
 * @param folder The folder of the configuration.
 * @param written What the configuration file says, without the command line.
 * @param completed The same with the command line.
 */
export function placeOfRoot(folder: string, written: Config, completed: Config): ConfiguredRoot {
  const { root } = completed
  const isNamed = root !== null
  return {
    folder: resolve(folder, root ?? '.'),
    isOfPlainFiles: written.references !== null || written.siteUrl !== null || isNamed,
    isNamed,
  }
}
