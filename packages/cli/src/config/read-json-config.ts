import { LineIndex, type PartialConfig, validateConfig } from '@hreflint/linter'
import { readConfigText } from '@hreflint/linter/config-text'

export type ReadConfig =
  | { readonly config: PartialConfig; readonly errors: readonly [] }
  | { readonly config: null; readonly errors: readonly string[] }

/**
 * Reads JSON with comments and trailing commas. Each error is a sentence that begins with the place,
 * `path:line:column`.
 */
export function readJsonConfig(text: string, path: string): ReadConfig {
  const lines = new LineIndex(text)
  const at = (offset: number) => {
    const { line, column } = lines.positionAt(offset)
    return `${path}:${line}:${column}`
  }
  const { value, errors: mistakes, placeOf } = readConfigText(text)
  const [mistake] = mistakes
  if (mistake !== undefined) {
    return { config: null, errors: [`${at(mistake.span.start)}: ${mistake.message}`] }
  }
  const { config, errors } = validateConfig(value)
  if (config !== null) return { config, errors: [] }
  return {
    config,
    errors: errors.map(error => `${at(placeOf(error.path).start)}: ${error.message}`),
  }
}
