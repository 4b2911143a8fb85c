import { type HrefKeys, hostKey, keysOf } from './comparison-key.ts'
import type { Components } from './components.ts'
import { dividePlainAddress, mayBeRead, type PlainAddress } from './generic-syntax/plain-address.ts'
import { type Issue, noIssues } from './issue.ts'
import type { ParsedUrl, SpecParseOptions, UrlSpec } from './spec.ts'
import { requireString } from './text/require-string.ts'

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
 * @throws RangeError for an unknown encoding label in the options.
 */
export function compare(
  input: string,
  specs: readonly UrlSpec[],
  options: SpecParseOptions = {},
): Comparison {
  requireString(input, 'a URL')
  const plain = mayBeRead(options) ? dividePlainAddress(input) : null
  const readings: Reading[] = []
  for (const spec of specs) {
    readings.push((plain && readPlain(spec, plain, options)) ?? read(spec, input, options))
  }
  return { input, readings, divergences: divergencesOf(readings) }
}

/** The reading of an address that is divided already, by a specification that vouches for it. */
function readPlain(
  spec: UrlSpec,
  address: PlainAddress,
  options: SpecParseOptions,
): Reading | null {
  const url = spec.fast?.readPlain?.(address, options) ?? null
  if (url === null) return null
  const { href } = url
  const { components } = address
  return { spec: spec.id, verdict: 'conforming', href, url, components, issues: noIssues }
}

function read(spec: UrlSpec, input: string, options: SpecParseOptions): Reading {
  const { url, components, issues } = spec.parse(input, options)
  const verdict =
    url === null ? 'parse-exception' : issues.length > 0 ? 'conformance-error' : 'conforming'
  return { spec: spec.id, verdict, href: url?.href ?? null, url, components, issues }
}

const none: readonly Divergence[] = Object.freeze([])

/** The specifications that share a side, and what shows it. */
interface Group {
  readonly value: string
  readonly readings: Reading[]
}

function divergencesOf(readings: readonly Reading[]): readonly Divergence[] {
  const areOneVerdict = isOneVerdict(readings)
  const areOneUrl = isOneUrl(readings)
  if (areOneUrl && areOneVerdict) return none
  const divergences: Divergence[] = []
  if (!areOneUrl) divergingUrls(readings, divergences)
  if (!areOneVerdict) {
    const byVerdict = new Map<string, Group>()
    for (const reading of readings) group(byVerdict, reading.verdict, reading.verdict, reading)
    divergences.push(divergence('verdict', byVerdict))
  }
  return divergences
}

/**
 * The host is that of the resolved URL, which is what a request goes to; a specification can change
 * it after dividing the string.
 */
function divergingUrls(readings: readonly Reading[], divergences: Divergence[]): void {
  const known = new Map<string, HrefKeys>()
  const keys = (href: string): HrefKeys => {
    const found = known.get(href) ?? keysOf(href)
    known.set(href, found)
    return found
  }
  const byHost = new Map<string, Group>()
  for (const reading of readings) {
    const { href, url } = reading
    if (url === null) continue
    const host = href === null ? url.host : keys(href).host
    group(byHost, href === null ? hostKey(host) : keys(href).hostKey, host ?? '', reading)
  }
  if (byHost.size > 1) divergences.push(divergence('host', byHost))
  for (const sameHost of byHost.values()) {
    const byUrl = new Map<string, Group>()
    for (const reading of sameHost.readings) {
      const { href } = reading
      if (href !== null) group(byUrl, keys(href).urlKey, href, reading)
    }
    if (byUrl.size > 1) divergences.push(divergence('url', byUrl))
  }
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

/** The side of a group shows what its first reading has; the others differ in writing only. */
function group(groups: Map<string, Group>, key: string, value: string, reading: Reading): void {
  const found = groups.get(key)
  if (found === undefined) groups.set(key, { value, readings: [reading] })
  else found.readings.push(reading)
}

/** The sides in the order in which they come first. */
function divergence(grade: DivergenceGrade, groups: ReadonlyMap<string, Group>): Divergence {
  const sides = Array.from(groups.values(), ({ value, readings }) => ({
    value,
    specs: readings.map(({ spec }) => spec),
  }))
  return { grade, sides }
}
