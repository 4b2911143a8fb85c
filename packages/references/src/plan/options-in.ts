import { Configuration } from '../generators/contract/configuration.ts'
import type { GeneratorOptions } from '../generators/contract/options.ts'
import type { Profile, RootFiles } from '../generators/contract/profile.ts'
import { findEntry } from '../listing/find-entry.ts'
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
  profile: Profile,
  paths: readonly string[],
): GeneratorOptions | null {
  const configuration = configurationIn(folders, root, profile, paths)
  return configuration === null ? {} : profile.read(configuration, filesIn(folders, root))
}

/** Whether a file that identifies a generator by its name is not of another program. */
export function isOfGenerator(
  folders: Folders,
  root: string,
  profile: Profile,
  paths: readonly string[],
): boolean {
  const configuration = configurationIn(folders, root, profile, paths)
  return configuration === null || profile.isConfiguration(configuration)
}

/** Returns the files of a root that settings can depend on. */
export function filesIn(folders: Folders, root: string): RootFiles {
  return {
    textOf: path => textIn(folders, root, path),
    namesIn: path => folders.namesIn(folders.resolve(root, path)),
    has: path => findEntry(folders.listingOf(root), path).kind !== 'missing',
  }
}

/** Returns the configuration of a generator; null if there is no readable one. */
export function configurationIn(
  folders: Folders,
  root: string,
  { configuration }: Profile,
  paths: readonly string[],
): Configuration | null {
  const file = paths.find(path => configuration?.test(path) === true)
  const text = file === undefined ? null : textIn(folders, root, file)
  return file === undefined || text === null ? null : new Configuration(file, text)
}

function textIn(folders: Folders, root: string, path: string): string | null {
  const text = folders.textOf(folders.resolve(root, path))
  return text === null || text.length > maxSize ? null : text
}
