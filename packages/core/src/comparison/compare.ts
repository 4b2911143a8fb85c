import type { Components } from '../contract/components.ts'
import { type Issue, noIssues } from '../contract/issue.ts'
import type { ParsedUrl, ParseResult, SpecParseOptions } from '../contract/parse-result.ts'
import type { UrlSpec } from '../contract/spec.ts'
import {
  dividePlainAddress,
  mayBeRead,
  type PlainAddress,
} from '../generic-syntax/plain-address/plain-address.ts'
import { agreedResult, type HostSource } from '../reading/agreed-result.ts'
import { type BaseOptions, dependsOnBase, firstReading, readingOf } from '../reading/reading.ts'
import { isAscii } from '../text/code-point.ts'
import { requireString } from '../text/require-string.ts'
import { type HrefKeys, hostKey, keysOf } from './comparison-key.ts'

export type Verdict = 'conforming' | 'conformance-error' | 'parse-exception'

/** How one specification reads a URL. */
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
 * How far two readings are apart. `host`: the request goes to another host, or to none. The others are on
 * one host. `scheme`: by another protocol; `port`: to another port; `userinfo`: with another user name or
 * password; `url`: another path, query or fragment, which is more than another way to write it. `verdict`:
 * one specification refuses the URL, or objects to it, another does not.
 */
export type DivergenceGrade = 'host' | 'scheme' | 'port' | 'userinfo' | 'url' | 'verdict'

/** A point on which specifications are of different minds. */
export interface Divergence {
  readonly grade: DivergenceGrade
  /** At least two, in the order of the readings. */
  readonly sides: readonly DivergenceSide[]
}

export interface DivergenceSide {
  /**
   * The host, the scheme, the port, the user name (never the password), the URL or the verdict. An empty
   * string: no host, or none that is known.
   */
  readonly value: string
  /** Whether the host is that of a base URL that is not known. */
  readonly isHostOfBase?: true
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
 * Reads one URL under several specifications and tells where they diverge. Where the options give
 * several bases, only what holds with each counts, as in `parse`.
 *
 * Never throws for any input. Offsets are in UTF-16 code units of `input`.
 *
 * @throws RangeError for an unknown encoding label in the options.
 */
export function compare(
  input: string,
  specs: readonly UrlSpec[],
  options: BaseOptions = {},
): Comparison {
  requireString(input, 'a URL')
  const main = firstReading(options) ?? {}
  const plain = mayBeRead(main) ? dividePlainAddress(input) : null
  const readings = specs.map(
    spec => (plain && readPlain(spec, plain, main)) ?? read(spec, spec.parse(input, main)),
  )
  const divergences = divergencesOf(readings)
  if (!dependsOnBase(input, options)) return { input, readings, divergences }
  return compareWithEach(input, specs, options, divergences.length > 0)
}

/** @param mayDiverge whether there are divergences with the first of the bases. */
function compareWithEach(
  input: string,
  chosen: readonly UrlSpec[],
  options: BaseOptions,
  mayDiverge: boolean,
): Comparison {
  let known: readonly AgreedReading[] | undefined
  const readings = (): readonly AgreedReading[] => {
    known ??= chosen.map(spec => {
      const agreed = agreedResult(input, spec, readingOf(input, spec, options))
      return { ...read(spec, agreed), hostFrom: agreed.hostFrom }
    })
    return known
  }
  return {
    input,
    get readings() {
      return readings().map(({ hostFrom, ...reading }) => reading)
    },
    divergences: mayDiverge ? divergencesOf(readings()) : none,
  }
}

/** A reading, and whether its host is the same with each base. */
interface AgreedReading extends Reading {
  readonly hostFrom?: HostSource | undefined
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

function read(spec: UrlSpec, { url, components, issues }: ParseResult): Reading {
  const verdict =
    url === null ? 'parse-exception' : issues.length > 0 ? 'conformance-error' : 'conforming'
  return { spec: spec.id, verdict, href: url?.href ?? null, url, components, issues }
}

const none: readonly Divergence[] = Object.freeze([])

/** No host has a space in it. */
const keyOfBase = 'that of the base'

/** The specifications that share a side, and what shows it. */
interface Group {
  readonly value: string
  readonly isHostOfBase: boolean
  readonly readings: Reading[]
}

function divergencesOf(readings: readonly AgreedReading[]): readonly Divergence[] {
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
function divergingUrls(readings: readonly AgreedReading[], divergences: Divergence[]): void {
  const known = new Map<string, HrefKeys>()
  const keys = (href: string): HrefKeys => {
    const found = known.get(href) ?? keysOf(href)
    known.set(href, found)
    return found
  }
  const byHost = new Map<string, Group>()
  for (const reading of readings) {
    const { href, url, hostFrom } = reading
    if (url === null || hostFrom === 'unknown') continue
    if (hostFrom === 'base') {
      group(byHost, keyOfBase, '', reading, true)
      continue
    }
    const host = href === null ? url.host : keys(href).host
    const key = href === null ? hostKey(host) : keys(href).hostKey
    group(byHost, key, host === null ? '' : isAscii(host) ? host : key, reading)
  }
  if (byHost.size > 1) divergences.push(divergence('host', byHost))
  const groups = [...byHost.values()].map(each => each.readings)
  for (const { grade, of } of parts) {
    for (const sameHost of groups) {
      const byPart = new Map<string, Group>()
      for (const reading of sameHost) {
        const { href } = reading
        const part = href === null ? null : of(keys(href), reading)
        if (part !== null) group(byPart, part.key, part.value, reading)
      }
      if (byPart.size > 1) divergences.push(divergence(grade, byPart))
    }
  }
}

/** The parts that are compared if readings have the same host. `of` returns null if there is nothing to compare. */
const parts: readonly {
  readonly grade: DivergenceGrade
  of(keys: HrefKeys, reading: Reading): { readonly key: string; readonly value: string } | null
}[] = [
  { grade: 'scheme', of: ({ scheme }) => ({ key: scheme, value: scheme }) },
  { grade: 'port', of: ({ scheme, port }) => ({ key: `${scheme}:${port}`, value: port }) },
  {
    grade: 'userinfo',
    // A program that sends none is not misled by what it leaves out.
    of: ({ userinfo }, { url }) =>
      userinfo === '' ? null : { key: userinfo, value: url?.username ?? '' },
  },
  { grade: 'url', of: ({ rest }, { href }) => ({ key: rest, value: href ?? '' }) },
]

/** Most URLs are read alike to the letter; nothing has to be normalized or grouped then. */
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
function group(
  groups: Map<string, Group>,
  key: string,
  value: string,
  reading: Reading,
  isHostOfBase = false,
): void {
  const found = groups.get(key)
  if (found === undefined) groups.set(key, { value, isHostOfBase, readings: [reading] })
  else found.readings.push(reading)
}

/** The sides in the order in which they come first. */
function divergence(grade: DivergenceGrade, groups: ReadonlyMap<string, Group>): Divergence {
  const sides = Array.from(groups.values(), ({ value, isHostOfBase, readings }) => ({
    value,
    specs: readings.map(({ spec }) => spec),
    ...(isHostOfBase ? { isHostOfBase } : {}),
  }))
  return { grade, sides }
}
