import type { SpecParser, UrlSpec } from '../contract/spec.ts'
import { requireString } from '../text/require-string.ts'
import { type BaseOptions, requireBase } from './reading.ts'

/** Options for reading a URL. */
export interface UrlOptions extends BaseOptions {
  /** The specification to read it under. Default: the URL Standard. */
  readonly spec?: UrlSpec | undefined
}

/**
 * Returns the specification that the options choose for a URL, or `usual`: the URL Standard, or only its parser if the
 * caller needs no more.
 *
 * @throws TypeError if the URL or the base URL is not a string, or if the specification is given by name.
 */
export function chosenSpec<Usual extends SpecParser>(
  options: UrlOptions | undefined,
  input: string,
  usual: Usual,
): UrlSpec | Usual {
  requireString(input, 'a URL')
  if (options === undefined) return usual
  const { base, spec } = options
  requireBase(base)
  if (spec === undefined) return usual
  if (typeof spec === 'object') return spec
  throw new TypeError(
    `A specification is a value, not ${JSON.stringify(spec)}: see findSpec of @hreflint/core/specs.`,
  )
}
