import type { SpecParseOptions, UrlSpec } from './spec.ts'
import { specs } from './specs/index.ts'
import { requireString } from './text/require-string.ts'

/** How to read a URL. */
export interface UrlOptions extends SpecParseOptions {
  /** Id of the specification (see `specs`), or a specification of your own. `whatwg` unless given. */
  readonly spec?: string | UrlSpec | undefined
}

/** The specification that is used where none is named. */
export const defaultSpecId = 'whatwg'

const byId: ReadonlyMap<string, UrlSpec> = new Map(specs.map(spec => [spec.id, spec]))

/**
 * The specification with an id.
 *
 * @throws RangeError if there is none; the message names those there are.
 */
export function findSpec(id: string): UrlSpec {
  const spec = byId.get(id)
  if (spec !== undefined) return spec
  throw new RangeError(
    `Unknown spec id ${JSON.stringify(id)}. Known: ${[...byId.keys()].join(', ')}.`,
  )
}

const defaultSpec = findSpec(defaultSpecId)

/**
 * The specification that the options choose for a URL.
 *
 * @throws RangeError as `findSpec`; TypeError for a URL or base URL that is no string.
 */
export function chosenSpec(options: UrlOptions | undefined, input: string): UrlSpec {
  requireString(input, 'a URL')
  if (options?.base !== undefined) requireString(options.base, 'a base URL')
  const spec = options?.spec
  if (spec === undefined) return defaultSpec
  return typeof spec === 'string' ? findSpec(spec) : spec
}
