import type { PartialConfig } from '@hreflint/linter'
import { readConfigText } from '@hreflint/linter/config-text'
import { validPart } from './valid-part.ts'

export { mergeConfigs } from '@hreflint/linter'

/** A problem in a configuration file, in offsets of its text. */
export interface ConfigMistake {
  readonly start: number
  readonly end: number
  readonly message: string
}

/** Reads the text of a configuration file. If it is not JSON, the configuration is empty. */
export function readConfig(text: string): {
  config: PartialConfig
  mistakes: readonly ConfigMistake[]
} {
  const { value, errors, placeOf } = readConfigText(text)
  const [error] = errors
  if (error !== undefined) {
    return { config: {}, mistakes: [{ ...error.span, message: error.message }] }
  }
  const { config, errors: wrong } = validPart(value)
  return {
    config,
    mistakes: wrong.map(({ path, message }) => ({ ...placeOf(path), message })),
  }
}

/** Returns the place of a key, or the nearest place. */
export function placeOf(
  text: string,
  path: readonly (string | number)[],
): Pick<ConfigMistake, 'start' | 'end'> {
  return readConfigText(text).placeOf(path)
}
