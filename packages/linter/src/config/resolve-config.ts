import { hide } from '@hreflint/core/internal'
import { parse } from '@hreflint/core'
import { findLanguage, languages } from '@hreflint/documents'
import { unknownCode } from './known-codes.ts'
import { type Config, defaultConfig, type PartialConfig } from './config.ts'
import { configSchema } from './config-schema.ts'
import { wrongRules } from './forbid-schema.ts'
import { mergeConfigs } from './merge-configs.ts'
import { type ConfigError, hint, isRecord, keyOf, validate } from './validate.ts'

export type ValidatedConfig =
  | { readonly config: PartialConfig; readonly errors: readonly [] }
  | { readonly config: null; readonly errors: readonly [ConfigError, ...ConfigError[]] }

export type ResolvedConfig =
  | { readonly config: Config; readonly errors: readonly [] }
  | { readonly config: null; readonly errors: readonly [ConfigError, ...ConfigError[]] }

/**
 * Completes a configuration from outside: a JSON value, or undefined for none. Never throws. The
 * errors name the key, a similar name and the known names. The caller must resolve `extends`.
 */
export function resolveConfig(value: unknown): ResolvedConfig {
  if (value === undefined) return { config: defaultConfig, errors: [] }
  const validated = validateConfig(value)
  if (validated.config === null) return validated
  return { config: mergeConfigs([validated.config]), errors: [] }
}

/** Validates a value against the schema and the catalogue, without completing it. */
export function validateConfig(value: unknown): ValidatedConfig {
  const errors = [...validate(value, configSchema)]
  if (isRecord(value)) {
    checkMeanings(value, [], errors)
    const overrides = Array.isArray(value.overrides) ? value.overrides : []
    for (const [index, override] of overrides.entries()) {
      if (isRecord(override)) checkMeanings(override, ['overrides', index], errors)
    }
  }
  const [first, ...others] = errors
  if (first !== undefined) return { config: null, errors: [first, ...others] }
  return { config: value as PartialConfig, errors: [] }
}

/**
 * Checks what a schema cannot express: that codes and languages exist, that patterns compile, and that
 * addresses are URLs.
 */
function checkMeanings(
  value: Readonly<Record<string, unknown>>,
  path: readonly (string | number)[],
  errors: ConfigError[],
): void {
  const severities = value.severities
  if (isRecord(severities)) {
    for (const glob of Object.keys(severities)) {
      const message = unknownCode(glob)
      if (message !== null) errors.push({ path: [...path, 'severities', glob], message })
    }
  }
  if (Array.isArray(value.forbid)) errors.push(...wrongRules(value.forbid, [...path, 'forbid']))
  const named = isRecord(value.languages) ? Object.entries(value.languages) : []
  for (const [ending, id] of named) checkLanguage(id, [...path, 'languages', ending], errors)
  checkLanguage(value.language, [...path, 'language'], errors)
  for (const key of ['documentUrl', 'siteUrl']) {
    const address = value[key]
    if (typeof address === 'string' && parse(address).url === null) {
      const at = [...path, key]
      const message = `${keyOf(at)} must be an absolute URL, not ${JSON.stringify(hide(address))}.`
      errors.push({ path: at, message })
    }
  }
}

/** Checks that a language is known. Otherwise its files would silently not be checked. */
function checkLanguage(
  id: unknown,
  path: readonly (string | number)[],
  errors: ConfigError[],
): void {
  if (typeof id !== 'string' || findLanguage(id) !== undefined) return
  const known = languages.map(language => language.id)
  const message = `${keyOf(path)} names the unknown language ${JSON.stringify(id)}.${hint(id, known)}`
  errors.push({ path, message })
}
