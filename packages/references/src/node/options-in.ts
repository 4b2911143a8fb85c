import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GeneratorOptions, hasOptions, readOptions } from '../profiles.ts'

/** A configuration is not larger. */
const maxSize = 1024 * 1024

/**
 * What the configuration of a generator in a folder says, of the files with these paths in it; null where nothing is
 * known of the site without running it.
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
