import { loadOtherRooms } from '#other-rooms'
import type { Components } from './components.ts'
import type { Issue } from './issue.ts'
import { findSpec } from './options.ts'
import type { ParsedUrl, SpecParseOptions, UrlSpec } from './spec.ts'
import { specs as allSpecs } from './specs/index.ts'

export interface CompareOptions extends SpecParseOptions {
  /** Ids, or specifications of your own; all that there are unless given. */
  readonly specs?: readonly (string | UrlSpec)[] | undefined
}

export type Verdict = 'conforming' | 'conformance-error' | 'parse-exception'

/** What one specification makes of a URL. */
export interface Reading {
  /** Id of the specification. */
  readonly spec: string
  readonly verdict: Verdict
  /** Null after a parse exception, and for a relative reference that was not resolved. */
  readonly href: string | null
  readonly url: ParsedUrl | null
  readonly components: Components
  readonly issues: readonly Issue[]
}

/**
 * How far two readings are apart. `host`: the request goes to another host, or to none. `url`: the
 * same host, another URL, which is more than another way to write it. `verdict`: one specification
 * refuses the URL, or objects to it, another does not.
 */
export type DivergenceGrade = 'host' | 'url' | 'verdict'

/** A point on which specifications are of different minds. */
export interface Divergence {
  readonly grade: DivergenceGrade
  /** At least two, in the order of the readings. */
  readonly sides: readonly DivergenceSide[]
}

export interface DivergenceSide {
  /** The host, the URL or the verdict. An empty string: no host. */
  readonly value: string
  /** Ids of the specifications that read it so. */
  readonly specs: readonly string[]
}

export interface Comparison {
  readonly input: string
  /** In the order of the specifications. */
  readonly readings: readonly Reading[]
  /** The most dangerous first. */
  readonly divergences: readonly Divergence[]
}

/**
 * Reads one URL under several specifications and tells where they diverge.
 *
 * Never throws for any input. Offsets are in UTF-16 code units of `input`.
 *
 * @throws RangeError for an unknown spec id or encoding label in the options, and in a browser where
 *   `@hreflint/core/all-specs` is not imported.
 */
export function compare(input: string, options: CompareOptions = {}): Comparison {
  const readings: Reading[] = []
  for (const spec of options.specs ?? allSpecs) {
    readings.push(read(typeof spec === 'string' ? findSpec(spec) : spec, input, options))
  }
  return { input, readings, divergences: divergencesOf(readings) }
}

function read(spec: UrlSpec, input: string, options: SpecParseOptions): Reading {
  const { url, components, issues } = spec.parse(input, options)
  const verdict =
    url === null ? 'parse-exception' : issues.length > 0 ? 'conformance-error' : 'conforming'
  return { spec: spec.id, verdict, href: url?.href ?? null, url, components, issues }
}

const none: readonly Divergence[] = Object.freeze([])

function divergencesOf(readings: readonly Reading[]): readonly Divergence[] {
  const areOneVerdict = isOneVerdict(readings)
  const areOneUrl = isOneUrl(readings)
  if (areOneUrl && areOneVerdict) return none
  const accepting = readings.filter(({ url }) => url !== null)
  const divergences: Divergence[] = []
  if (!areOneUrl) {
    const { hostKey, hostOf, urlKey } = loadOtherRooms().comparisonKey
    const requestedHost = requestedHostBy(hostOf)
    const byHost = groupBy(accepting, memoised(requestedHost, hostKey))
    if (byHost.size > 1) {
      divergences.push(divergence('host', byHost, reading => requestedHost(reading) ?? ''))
    }
    for (const sameHost of byHost.values()) {
      const resolved = sameHost.filter(({ href }) => href !== null)
      const byUrl = groupBy(
        resolved,
        memoised(({ href }) => href ?? '', urlKey),
      )
      if (byUrl.size > 1) divergences.push(divergence('url', byUrl, ({ href }) => href ?? ''))
    }
  }
  if (!areOneVerdict) {
    const byVerdict = groupBy(readings, ({ verdict }) => verdict)
    divergences.push(divergence('verdict', byVerdict, ({ verdict }) => verdict))
  }
  return divergences
}

/** Most URLs are read alike to the letter; nothing has to be normalised or grouped then. */
function isOneUrl(readings: readonly Reading[]): boolean {
  let first: string | null = null
  for (const { url, href } of readings) {
    if (url === null) continue
    if (href === null || (first !== null && href !== first)) return false
    first = href
  }
  return true
}

function isOneVerdict(readings: readonly Reading[]): boolean {
  const first = readings[0]?.verdict
  for (const { verdict } of readings) if (verdict !== first) return false
  return true
}

/** The key of a value of a reading; computed once for each value. */
function memoised<Value>(
  valueOfReading: (reading: Reading) => Value,
  key: (value: Value) => string,
): (reading: Reading) => string {
  const keys = new Map<Value, string>()
  return reading => {
    const value = valueOfReading(reading)
    const known = keys.get(value) ?? key(value)
    keys.set(value, known)
    return known
  }
}

/**
 * The host of the resolved URL, which is what a request goes to; a specification can change it after
 * dividing the string.
 */
function requestedHostBy(
  hostOf: (href: string) => string | null,
): (reading: Reading) => string | null {
  return ({ url, href }) => (href === null ? (url?.host ?? null) : hostOf(href))
}

/** The side of a group shows what its first reading has; the others differ in writing only. */
function divergence(
  grade: DivergenceGrade,
  groups: ReadonlyMap<string, readonly Reading[]>,
  show: (reading: Reading) => string,
): Divergence {
  const sides = Array.from(groups.values(), group => ({
    value: group[0] === undefined ? '' : show(group[0]),
    specs: group.map(({ spec }) => spec),
  }))
  return { grade, sides }
}

/** In the order in which the keys come first. */
function groupBy(
  readings: readonly Reading[],
  keyOf: (reading: Reading) => string,
): ReadonlyMap<string, readonly Reading[]> {
  const groups = new Map<string, Reading[]>()
  for (const reading of readings) {
    const key = keyOf(reading)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [reading])
    else group.push(reading)
  }
  return groups
}
