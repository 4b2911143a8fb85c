import { type ConfigError, type PartialConfig, validateConfig } from '@hreflint/linter'

/**
 * Returns the valid part of a configuration, and its errors. A wrong value is dropped without the
 * others, so that the editor goes on checking while a person edits a configuration.
 */
export function validPart(value: unknown): {
  readonly config: PartialConfig
  readonly errors: readonly ConfigError[]
} {
  const first = validateConfig(value)
  if (first.config !== null) return { config: first.config, errors: [] }
  let left = value
  for (let { errors } = first; errors.length > 0; ) {
    // The last error first, because removing an element of a list moves those after it.
    for (const { path } of errors.toReversed()) left = without(left, path)
    const next = validateConfig(left)
    if (next.config !== null) return { config: next.config, errors: first.errors }
    errors = next.errors
  }
  return { config: {}, errors: first.errors }
}

/** Returns a copy of a value without the part at a path. */
function without(value: unknown, path: readonly (string | number)[]): unknown {
  const [step, ...rest] = path
  if (step === undefined) return {}
  if (Array.isArray(value)) {
    return rest.length === 0
      ? value.filter((_, index) => index !== step)
      : value.map((item, index) => (index === step ? without(item, rest) : item))
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  return Object.fromEntries(
    entries.flatMap(([key, item]) => {
      if (key !== step) return [[key, item]]
      return rest.length === 0 ? [] : [[key, without(item, rest)]]
    }),
  )
}
