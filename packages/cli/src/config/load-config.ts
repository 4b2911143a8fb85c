import { createRequire } from 'node:module'
import { dirname, isAbsolute, resolve } from 'node:path'
import { type Config, defaultConfig, mergeConfigs, type PartialConfig } from '@hreflint/linter'

/** A configuration file with everything that it extends. */
export interface LoadedConfig {
  /** Its folder, from which its globs count. */
  readonly folder: string
  /** The defaults if there are errors. */
  readonly config: Config
  /** The paths of all files that it is made of. */
  readonly files: readonly string[]
  /** Sentences that begin with the path of a file. */
  readonly errors: readonly string[]
}

/** How paths are shown, and which files may be run. */
export interface ConfigReading {
  show(path: string): string
  /** See `TrustedPrograms`. */
  whyNotRun(path: string, head: string | null): string | null
}

/** Loads a configuration file and what it extends; what it says itself wins. */
export async function loadConfig(path: string, reading: ConfigReading): Promise<LoadedConfig> {
  const errors: string[] = []
  const files: string[] = []
  const configs = await readChain(path, [], reading, errors, files)
  const config = errors.length === 0 ? mergeConfigs(configs) : defaultConfig
  return { folder: dirname(path), config, files, errors }
}

async function readChain(
  path: string,
  from: readonly string[],
  reading: ConfigReading,
  errors: string[],
  files: string[],
): Promise<readonly PartialConfig[]> {
  files.push(path)
  const shown = reading.show(path)
  if (from.includes(path)) {
    errors.push(`${shown}: Extends itself through ${from.map(reading.show).join(' and ')}.`)
    return []
  }
  const { readConfigFile } = await import('./read-config-file.ts')
  const read = await readConfigFile(path, shown, () => reading.whyNotRun(path, from[0] ?? null))
  errors.push(...read.errors)
  if (read.config === null) return []
  const chain: PartialConfig[] = []
  for (const name of read.config.extends ?? []) {
    const target = resolveExtended(name, path)
    if (target === null) {
      errors.push(`${shown}: Cannot find ${JSON.stringify(name)}, which "extends" names.`)
    } else {
      chain.push(...(await readChain(target, [...from, path], reading, errors, files)))
    }
  }
  return [...chain, read.config]
}

/** Returns a path from the file that extends, or the main file of a package. */
function resolveExtended(name: string, path: string): string | null {
  if (name.startsWith('.') || isAbsolute(name)) return resolve(dirname(path), name)
  try {
    return createRequire(path).resolve(name)
  } catch {
    return null
  }
}
