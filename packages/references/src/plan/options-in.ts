import type { GeneratorOptions } from '../profiles/options/generator-options.ts'
import { hasOptions, readOptions } from '../profiles/options/read-options.ts'
import type { Folders } from './folders.ts'

/** The maximum length of a configuration that is read, in UTF-16 code units. */
const maxSize = 1024 * 1024

/**
 * Reads the options of a generator from its configuration in `root`. `paths` are the files there.
 * Empty if there is no readable configuration; null if nothing can be known about the site without
 * running the configuration.
 */
export function optionsIn(
  folders: Folders,
  root: string,
  profile: string,
  paths: readonly string[],
): GeneratorOptions | null {
  const text = configurationIn(folders, root, profile, paths)
  return text === null ? {} : readOptions(profile, text)
}

/** Returns the text of the configuration of a generator; null if there is no readable one. */
export function configurationIn(
  folders: Folders,
  root: string,
  profile: string,
  paths: readonly string[],
): string | null {
  const file = paths.find(path => hasOptions(profile, path))
  const text = file === undefined ? null : folders.textOf(folders.resolve(root, file))
  return text === null || text.length > maxSize ? null : text
}
