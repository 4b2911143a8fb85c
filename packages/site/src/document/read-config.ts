import type { Span } from '@hreflint/core'
import { type Config, defaultConfig, resolveConfig } from '@hreflint/linter'
import { readConfigText } from '@hreflint/linter/config-text'
import type { ConfigProblem } from './document-messages.ts'

export interface ReadConfig {
  /** The default configuration if there are problems. */
  readonly config: Config
  readonly problems: readonly ConfigProblem[]
}

/** Reads a configuration like that in `hreflint.config.json`: JSON with comments, or nothing. */
export function readConfig(text: string): ReadConfig {
  const { config, problems } = readText(text)
  // Who shows a program here wants to know everything about its URLs.
  const isAuto = config.javascript === 'auto'
  return { config: isAuto ? { ...config, javascript: 'known-schemes' } : config, problems }
}

function readText(text: string): ReadConfig {
  if (text.trim() === '') return { config: defaultConfig, problems: [] }
  const { value, errors, placeOf } = readConfigText(text)
  if (errors.length > 0) {
    const problems = errors.map(({ span, message }) => problemOf(span, message))
    return { config: defaultConfig, problems }
  }
  const resolved = resolveConfig(value)
  if (resolved.config !== null) return { config: resolved.config, problems: [] }
  const problems = resolved.errors.map(({ path, message }) => problemOf(placeOf(path), message))
  return { config: defaultConfig, problems }
}

function problemOf({ start, end }: Span, message: string): ConfigProblem {
  return { from: start, to: end, message }
}
