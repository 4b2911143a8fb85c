import { type Config, defaultConfig, type PartialConfig, type Settings } from './config.ts'

/**
 * Merges configurations into a complete one. Later ones win: severities, languages, ignores and
 * overrides are combined, everything else is replaced.
 */
export function mergeConfigs(configs: readonly PartialConfig[]): Config {
  let merged: Config = defaultConfig
  for (const config of configs) {
    const { extends: _extends, ...own } = withoutSchemaKey(config)
    merged = {
      ...mergeSettings(merged, own),
      languages: { ...merged.languages, ...own.languages },
      ignore: [...merged.ignore, ...(own.ignore ?? [])],
      overrides: [...merged.overrides, ...(own.overrides ?? [])],
    }
  }
  return merged
}

/** Merges settings. Severities keep their order, because the last match counts. */
export function mergeSettings<Base extends Settings>(
  base: Base,
  over: Partial<Base> & Partial<Settings>,
): Base {
  return {
    ...base,
    ...over,
    severities: mergeInOrder(base.severities, over.severities ?? {}),
    allow: { ...base.allow, ...over.allow },
  }
}

function mergeInOrder<Value>(
  first: Readonly<Record<string, Value>>,
  second: Readonly<Record<string, Value>>,
): Record<string, Value> {
  const kept = Object.entries(first).filter(([key]) => !Object.hasOwn(second, key))
  return Object.fromEntries([...kept, ...Object.entries(second)])
}

function withoutSchemaKey(config: PartialConfig & { readonly $schema?: string }): PartialConfig {
  const { $schema: _schema, ...rest } = config
  return rest
}
