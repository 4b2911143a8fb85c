import { type Settings, type SharedOptions, settingsOf } from './settings.ts'

const byOptions = new Map<string, Settings>()

/**
 * Returns the settings of a rule, from its option and `settings.hreflint`. Equal settings are the
 * same object, by which the rules of a file share their work.
 *
 * @param own Keys of the option that only this rule has.
 * @throws RangeError as `settingsOf` does.
 */
export function settingsFor(option: object, own: readonly string[], shared: unknown): Settings {
  const entries = Object.entries(option).filter(([key]) => !own.includes(key))
  const options: SharedOptions | undefined =
    entries.length === 0 ? undefined : Object.fromEntries(entries)
  if (options === undefined && shared === undefined) return settingsOf(undefined, undefined)
  const key = JSON.stringify([options, shared])
  let settings = byOptions.get(key)
  if (settings === undefined) {
    settings = settingsOf(options, shared)
    byOptions.set(key, settings)
  }
  return settings
}
