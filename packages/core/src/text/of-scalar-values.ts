import type { ParseResult, SpecParseOptions } from '../contract/parse-result.ts'
import { toScalarValues } from './code-point.ts'

type Parse = (input: string, options?: SpecParseOptions) => ParseResult

/**
 * The parser of a specification that does not know lone surrogates, as one of scalar values: each of
 * them counts as U+FFFD, of the base URL too. The issues are those of the string as it is.
 */
export function ofScalarValues(parse: Parse): Parse {
  return (input, options) => {
    const scalar = toScalarValues(input)
    const base = options?.base === undefined ? undefined : toScalarValues(options.base)
    if (scalar === input && base === options?.base) return parse(input, options)
    const { url, components } = parse(scalar, { ...options, base })
    return { url, components, issues: parse(input, options).issues }
  }
}
