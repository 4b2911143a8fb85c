import { patternCandidates } from '../automata/pattern-candidates.ts'
import { Evaluator } from '../evaluate/evaluator.ts'
import { OutOfBounds, Undecided } from '../evaluate/values.ts'
import { ownHost, ownOrigin, parseUrl, urlMember } from '../evaluate/url-value.ts'
import { costs, Work } from '../evaluate/work.ts'
import type { GuardedUse, Names } from '../program.ts'
import type { SyntaxNode } from '../syntax/syntax-node.ts'
import {
  foreignHost,
  hostCandidates,
  plainForeign,
  plainPaths,
  sampleCandidates,
  scriptCandidates,
  scriptUrls,
} from './candidates.ts'
import { destinationOf, isBelow, ownerOf } from './destination.ts'
import { type Literals, literalsOf } from './literals.ts'
import { namedHosts } from './named-hosts.ts'
import { samplesOf } from './pattern-texts.ts'
import { type Replacement, usedAs } from './passes.ts'

/**
 * The purpose of a guard, as far as its answers show: to allow only some hosts, to allow only the
 * own site, or to prevent scripts.
 */
export type Intent = 'hosts' | 'own-site' | 'no-script'

/** A value that passes a guard and leads where the guard should prevent it. */
export interface Witness {
  readonly intent: Intent
  readonly input: string
  /** The host that the value leads to. Null if it runs a script. */
  readonly host: string | null
  /** Values that the guard names and lets pass: an example for each host. */
  readonly accepted: readonly string[]
}

/** The result of a search. */
export type SearchResult =
  | { readonly kind: 'witnesses'; readonly witnesses: readonly Witness[] }
  /** None of the candidates passes. For a guard, this does not prove that there is none. */
  | { readonly kind: 'none' }
  /** The guard is not understood, or the search takes too long. */
  | { readonly kind: 'gave-up'; readonly why: 'not-understood' | 'too-long' }

/** Returns the first witness. Null if there is none, or if the search gave up. */
export function findWitness(guarded: GuardedUse, names: Names, work: Work): Witness | null {
  const result = searchWitnesses(guarded, names, 1, undefined, work)
  return result.kind === 'witnesses' ? (result.witnesses[0] ?? null) : null
}

/**
 * Looks for values that pass a guard and lead where the guard should prevent it.
 *
 * @param most The maximum number of witnesses.
 */
export function searchWitnesses(
  guarded: GuardedUse,
  names: Names,
  most: number,
  replacement?: Replacement,
  work = new Work(),
): SearchResult {
  const witnesses: Witness[] = []
  try {
    for (const witness of new Search(guarded, names, work, replacement).run()) {
      witnesses.push(witness)
      if (witnesses.length === most) break
    }
  } catch (error) {
    if (!(error instanceof Undecided || error instanceof RangeError)) throw error
    if (witnesses.length === 0) {
      const isTooLong = error instanceof OutOfBounds || error instanceof RangeError
      return { kind: 'gave-up', why: isTooLong ? 'too-long' : 'not-understood' }
    }
  }
  return witnesses.length === 0 ? { kind: 'none' } : { kind: 'witnesses', witnesses }
}

class Search {
  readonly #use: GuardedUse
  readonly #names: Names
  readonly #work: Work
  readonly #replacement: Replacement | undefined
  readonly #literals: Literals
  readonly #hosts: ReadonlySet<string>
  /** URLs with texts that the regular expressions of the guard describe. */
  readonly #samples: readonly string[]

  constructor(guarded: GuardedUse, names: Names, work: Work, replacement?: Replacement) {
    this.#use = guarded
    this.#names = names
    this.#work = work
    this.#replacement = replacement
    const nodes = [...guarded.steps.map(({ node }) => node), guarded.used]
    this.#literals = literalsOf(
      nodes,
      names,
      () => new Evaluator(names, 'https://x.invalid/', work, replacement),
    )
    this.#hosts = namedHosts(this.#literals)
    this.#samples = this.#literals.patterns
      .flatMap(samplesOf)
      .flatMap(sample => [sample, `https://${sample}`, `https://${sample}/`, `/${sample}`])
  }

  *run(): Generator<Witness> {
    const { texts, patterns } = this.#literals
    if (texts.size === 0 && patterns.length === 0) return
    const ways = [() => this.#forScripts(), () => this.#forHosts(), () => this.#forOwnSite()]
    for (const way of this.#use.place === 'origin' ? ways.slice(1, 2) : ways) {
      let isFirst = true
      for (const witness of way()) {
        // Asked only now: few guards have a witness, and a long chain has many other ways.
        if (isFirst && this.#isUsedAnyway()) return
        isFirst = false
        yield witness
      }
      // A guard has only one purpose.
      if (!isFirst) return
    }
  }

  /** Returns whether any URL, or any script, gets to another use of the value. */
  #isUsedAnyway(): boolean {
    const used: SyntaxNode = { type: 'Literal', value: '' }
    return (this.#use.otherWays ?? []).some(steps =>
      usedAnyway.some(input => {
        this.#work.spend(costs.url)
        const way = { ...this.#use, steps, used }
        return usedAs(input, way, this.#names, this.#work, this.#replacement) !== null
      }),
    )
  }

  /** Returns the text that a value is used as. Null if the value does not pass. */
  #passes(input: string): string | null {
    this.#work.spend(costs.url)
    return usedAs(input, this.#use, this.#names, this.#work, this.#replacement)
  }

  /** Returns the host that a value leads to. Null if it does not pass, or leads to no host. */
  #hostOf(input: string): string | null {
    if (this.#use.place === 'origin' && !isOrigin(input)) return null
    const used = this.#passes(input)
    const destination = used === null ? null : destinationOf(used)
    return destination?.kind === 'host' ? destination.host : null
  }

  #accepted(): readonly string[] {
    return [...this.#hosts].flatMap(host => {
      const probes = [
        `https://${host}/`,
        `https://${host}`,
        `http://${host}/`,
        `https://www.${host}/`,
        `https://www.${host}`,
      ]
      const texts = [...this.#literals.texts].filter(text => text.includes(host))
      const found = [
        ...probes,
        ...texts,
        ...texts.map(text => `${text.replace(/\/$/, '')}/path`),
        ...this.#samples,
      ].find(input => isBelow(this.#hostOf(input) ?? '', [host]))
      return found === undefined ? [] : [found]
    })
  }

  *#forHosts(): Generator<Witness> {
    const hosts = new Set(this.#hosts)
    const accepted = this.#accepted()
    if (accepted.length === 0) {
      if (this.#use.place !== 'origin') yield* this.#forOwnOrigin()
      return
    }
    if (plainForeign.some(input => this.#leadsAway(input, hosts))) return
    yield* this.#allAway(this.#candidates(), hosts, 'hosts', accepted)
    yield* this.#scriptsBeside(hosts, accepted)
  }

  /** Yields witnesses for `url.startsWith(location.origin)`. */
  *#forOwnOrigin(): Generator<Witness> {
    if (![...this.#literals.texts].some(text => text.includes(ownHost))) return
    const hosts = new Set([ownHost])
    const accepted = [ownOrigin, `${ownOrigin}/`].filter(input => this.#hostOf(input) === ownHost)
    if (accepted.length === 0 || plainForeign.some(input => this.#leadsAway(input, hosts))) return
    yield* this.#allAway(this.#candidates(), hosts, 'hosts', accepted)
  }

  *#forOwnSite(): Generator<Witness> {
    if (
      this.#use.place === 'origin' ||
      (![...this.#literals.texts].some(isPathLike) && !this.#literals.patterns.some(isPathPattern))
    )
      return
    const accepted = plainPaths.filter(input => this.#hostOf(input) === ownHost)
    if (accepted.length === 0) return
    // A base that the guard names can be the address of the own site.
    const hosts = new Set([ownHost, ...this.#hosts])
    if (plainForeign.some(input => this.#leadsAway(input, hosts))) return
    yield* this.#allAway(this.#candidates(), hosts, 'own-site', accepted)
  }

  *#forScripts(): Generator<Witness> {
    if (this.#use.place !== 'navigation') return
    const { texts, patterns } = this.#literals
    const names = [...texts, ...patterns.map(({ source }) => source)]
    if (!names.some(name => /javascript/i.test(name))) return
    if (this.#runsScript('javascript:alert(1)') || this.#hostOf(`https://${foreignHost}/`) === null)
      return
    for (const input of scriptUrls) {
      if (this.#runsScript(input)) {
        yield { intent: 'no-script', input, host: null, accepted: [`https://${foreignHost}/`] }
      }
    }
  }

  /** Yields script URLs that pass a guard of hosts. */
  *#scriptsBeside(hosts: ReadonlySet<string>, accepted: readonly string[]): Generator<Witness> {
    if (this.#use.place !== 'navigation') return
    for (const input of scriptCandidates(this.#literals.texts, hosts)) {
      if (this.#runsScript(input)) yield { intent: 'hosts', input, host: null, accepted }
    }
  }

  #runsScript(input: string): boolean {
    const used = this.#passes(input)
    return used !== null && destinationOf(used)?.kind === 'script'
  }

  #leadsAway(input: string, hosts: ReadonlySet<string>): boolean {
    const host = this.#hostOf(input)
    if (host === null || host === ownHost || !isRegistered.test(host)) return false
    return !isBelow(host, Array.from(hosts, ownerOf))
  }

  *#candidates(): Generator<string> {
    const { patterns } = this.#literals
    if (this.#use.place !== 'origin') {
      yield* hostCandidates(this.#literals, this.#hosts)
      yield* sampleCandidates(this.#samples)
      for (const pattern of patterns) yield* patternCandidates(pattern, this.#hosts, this.#work)
      return
    }
    const candidates = [
      ...hostCandidates(this.#literals, this.#hosts),
      ...sampleCandidates(this.#samples),
    ]
    for (const pattern of patterns)
      candidates.push(...patternCandidates(pattern, this.#hosts, this.#work))
    for (const candidate of candidates) yield candidate.replace(/\/$/, '')
  }

  *#allAway(
    candidates: Iterable<string>,
    hosts: ReadonlySet<string>,
    intent: Intent,
    accepted: readonly string[],
  ): Generator<Witness> {
    const given = new Set<string>()
    for (const input of candidates) {
      if (given.has(input) || !this.#leadsAway(input, hosts)) continue
      given.add(input)
      yield { intent, input, host: this.#hostOf(input), accepted }
    }
  }
}

const usedAnyway = [...plainForeign.slice(0, 2), 'javascript:alert(1)']

/** Matches the names that somebody can have. Nobody has the host of `https://https//x`. */
const isRegistered = /\.[a-z]{2,}$/

const isPathLike = (text: string): boolean =>
  /^\/[/\\]?$|^:\/\/$|^https?:?$|^https?:\/\/[^/]*\/?$/.test(text)
const isPathPattern = ({ source }: { readonly source: string }): boolean =>
  /^\^?(?:\\\/|\(\?:\\\/|\[\/|\(?(?:\?:)?https?\b)/.test(source)

/** Returns whether a text is an origin as browsers serialize it. */
function isOrigin(text: string): boolean {
  const url = parseUrl(text)
  return url !== null && urlMember({ is: 'url', url }, 'origin') === text
}
