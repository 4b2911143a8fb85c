import type { SpecParseOptions } from '../contract/parse-result.ts'
import type { SpecParser } from '../contract/spec.ts'
import { requireString } from '../text/require-string.ts'

/** Options for reading a URL whose base may be one of several. */
export interface BaseOptions extends Omit<SpecParseOptions, 'base'> {
  /**
   * The base URL, as a string that the specification can parse by itself. Pass several if it is not known which
   * of them applies (`anyPage`): then only what is wrong with each is an issue, and a fix must keep the URL
   * with each. `undefined` in the list means no base.
   */
  readonly base?: string | readonly (string | undefined)[] | undefined
}

/** How to read one URL. */
export interface Reading {
  /** The options with the base that determines the URL's components and the messages of its issues. */
  readonly options: SpecParseOptions | undefined
  /** The options with each other base that the URL may have; empty if they make no difference. */
  readonly others: readonly SpecParseOptions[]
}

const none: readonly SpecParseOptions[] = Object.freeze([])

/** Returns how to read a URL with some options. */
export function readingOf(
  input: string,
  spec: SpecParser,
  options: BaseOptions | undefined,
): Reading {
  if (!dependsOnBase(input, options)) return { options: firstReading(options), others: none }
  const [first, ...others] = optionsForEach(options.base, options.encoding)
  const scheme = /^[\0- ]*([a-z]+:)/i.exec(input)?.[1]?.toLowerCase()
  if (scheme === undefined || !first?.base?.startsWith(scheme)) return { options: first, others }
  // Without `//`, a URL with the scheme of its base is relative, which hides the host that is meant.
  const main = others.find(({ base }) => base?.startsWith(scheme) !== true)
  if (main === undefined || spec.parse(input, main).url === null) return { options: first, others }
  return { options: main, others: [first, ...others.filter(other => other !== main)] }
}

// The URLs of a document share one list of bases, so the last one that was checked is remembered.
let lastBases: BaseOptions['base']

/** @throws TypeError if a base URL is not a string, alone or in a list. */
export function requireBase(base: BaseOptions['base']): void {
  if (base === undefined || typeof base === 'string' || base === lastBases) return
  for (const one of Array.isArray(base) ? base : [base]) {
    if (one !== undefined) requireString(one, 'a base URL')
  }
  lastBases = base
}

/** Returns the options with the first base. They are enough to find that nothing is wrong. */
export function firstReading(options: BaseOptions | undefined): SpecParseOptions | undefined {
  const base = options?.base
  return base === undefined || typeof base === 'string'
    ? (options as SpecParseOptions | undefined)
    : optionsForEach(base, options?.encoding)[0]
}

/**
 * Whether the result can depend on which of several bases a URL has. It cannot if the URL has a scheme and then
 * `//`, or a scheme that no page has: all specifications read these the same with every base.
 */
export function dependsOnBase(
  input: string,
  options: BaseOptions | undefined,
): options is BaseOptions & { readonly base: readonly (string | undefined)[] } {
  const base = options?.base
  return typeof base === 'object' && base.length > 1 && !absolute.test(input)
}

const absolute =
  /^[\0- ]*(?:[a-z][\da-z+.-]*:\/\/(?![/\\])|(?!(?:https?|wss?|ftp|file):)[a-z][\da-z+.-]*:)/i

interface Known {
  readonly bases: readonly (string | undefined)[]
  readonly encoding: string | undefined
  readonly options: readonly SpecParseOptions[]
}

// The URLs of a document have the same bases and encoding, so the last options are remembered.
let last: Known | null = null

function optionsForEach(
  bases: readonly (string | undefined)[],
  encoding: string | undefined,
): readonly SpecParseOptions[] {
  if (last !== null && last.bases === bases && last.encoding === encoding) return last.options
  const options = bases.map(base => ({ base, encoding }))
  last = { bases, encoding, options }
  return options
}
