import { Configuration } from '../contract/configuration.ts'
import type { RootFiles } from '../contract/profile.ts'

/** Returns the file of the configuration folder for a part of the settings. */
export function fileOf(part: string, root: RootFiles): Configuration | null {
  for (const ending of ['toml', 'yaml', 'yml', 'json']) {
    const path = `config/_default/${part}.${ending}`
    const text = root.textOf(path)
    if (text !== null) return new Configuration(path, text)
  }
  return null
}

/** Returns a value of a part of the settings, which may be in a file of its own. */
export function partOf(
  main: Configuration,
  part: string,
  root: RootFiles,
  ...keys: readonly string[]
) {
  const own = main.valueOf(part, ...keys)
  return own.kind === 'absent' ? (fileOf(part, root)?.valueOf(...keys) ?? own) : own
}
