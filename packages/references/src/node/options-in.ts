import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GeneratorOptions, hasOptions, readOptions } from '../profiles.ts'

/** The maximum length of a configuration that is read, in UTF-16 code units. */
const maxSize = 1024 * 1024

/**
 * Reads the options of a generator from its configuration in `root`. `paths` are the files there.
 * Empty if there is no readable configuration; null if nothing can be known about the site without
 * running the configuration.
 */
export function optionsIn(
  root: string,
  profile: string,
  paths: readonly string[],
): GeneratorOptions | null {
  const file = paths.find(path => hasOptions(profile, path))
  if (file === undefined) return {}
  try {
    const text = readFileSync(join(root, file), 'utf8')
    return text.length > maxSize ? {} : readOptions(profile, text)
  } catch {
    return {}
  }
}
