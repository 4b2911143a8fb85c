import { patternCandidates } from '../automata/pattern-candidates.ts'
import { Evaluator } from '../evaluate/evaluator.ts'
import { Undecided } from '../evaluate/values.ts'
import { ownHost, ownOrigin, parseUrl, urlMember } from '../evaluate/url-value.ts'
import type { GuardedUse, Names } from '../program.ts'
import {
  foreignHost,
  hostCandidates,
  plainForeign,
  plainPaths,
  scriptCandidates,
  scriptUrls,
} from './candidates.ts'
import { destinationOf, isBelow, ownerOf } from './destination.ts'
import { type Literals, literalsOf } from './literals.ts'
import { namedHosts } from './named-hosts.ts'
import { type Replacement, usedAs } from './passes.ts'

/** What a guard is for, as far as its answers tell: some hosts, the own site, or no scripts. */
export type Intent = 'hosts' | 'own-site' | 'no-script'

/** A value that passes a guard and leads where the guard was to prevent. */
export interface Witness {
  readonly intent: Intent
  readonly input: string
  /** The host that it leads to; null where it runs a script. */
  readonly host: string | null
  /** What the guard names and lets pass: an example for each host. */
  readonly accepted: readonly string[]
}

/** How many values are tried for one guard: a few milliseconds. */
const maxCandidates = 900

/** Null where there is no witness, or none was found within bounds, or the guard is not understood. */
export function findWitness(
  guarded: GuardedUse,
  names: Names,
  replacement?: Replacement,
): Witness | null {
  try {
    return new Search(guarded, names, replacement).run()
  } catch (error) {
    if (error instanceof Undecided || error instanceof RangeError) return null
    throw error
  }
}

class Search {
  readonly #use: GuardedUse
  readonly #names: Names
  readonly #replacement: Replacement | undefined
  readonly #literals: Literals
  readonly #hosts: ReadonlySet<string>
  #tried = 0

  constructor(guarded: GuardedUse, names: Names, replacement?: Replacement) {
    this.#use = guarded
    this.#names = names
    this.#replacement = replacement
    const nodes = guarded.steps.map(({ node }) => node)
    this.#literals = literalsOf(nodes, names, () => new Evaluator(names, 'https://x.invalid/'))
    this.#hosts = namedHosts(this.#literals)
  }

  run(): Witness | null {
    const { texts, patterns } = this.#literals
    if (texts.size === 0 && patterns.length === 0) return null
    if (this.#use.place === 'origin') return this.#forHosts()
    return this.#forScripts() ?? this.#forHosts() ?? this.#forOwnSite()
  }

  /** What a value is used as, if it gets there; null if it does not. */
  #passes(input: string): string | null {
    this.#tried += 1
    if (this.#tried > maxCandidates) throw new Undecided()
    return usedAs(input, this.#use, this.#names, this.#replacement)
  }

  /** The host that a value leads to; null if it does not pass, or leads to none. */
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
      ].find(input => isBelow(this.#hostOf(input) ?? '', [host]))
      return found === undefined ? [] : [found]
    })
  }

  #forHosts(): Witness | null {
    const hosts = new Set(this.#hosts)
    const accepted = this.#accepted()
    if (accepted.length === 0) return this.#use.place === 'origin' ? null : this.#forOwnOrigin()
    if (plainForeign.some(input => this.#leadsAway(input, hosts))) return null
    return (
      this.#firstAway(this.#candidates(), hosts, 'hosts', accepted) ??
      this.#scriptBeside(hosts, accepted)
    )
  }

  /** `url.startsWith(location.origin)` */
  #forOwnOrigin(): Witness | null {
    if (![...this.#literals.texts].some(text => text.includes(ownHost))) return null
    const hosts = new Set([ownHost])
    const accepted = [ownOrigin, `${ownOrigin}/`].filter(input => this.#hostOf(input) === ownHost)
    if (accepted.length === 0 || plainForeign.some(input => this.#leadsAway(input, hosts)))
      return null
    return this.#firstAway(this.#candidates(), hosts, 'hosts', accepted)
  }

  #forOwnSite(): Witness | null {
    if (
      this.#use.place === 'origin' ||
      (![...this.#literals.texts].some(isPathLike) && !this.#literals.patterns.some(isPathPattern))
    )
      return null
    const accepted = plainPaths.filter(input => this.#hostOf(input) === ownHost)
    if (accepted.length === 0) return null
    const hosts = new Set([ownHost])
    if (plainForeign.some(input => this.#leadsAway(input, hosts))) return null
    return this.#firstAway(this.#candidates(), hosts, 'own-site', accepted)
  }

  #forScripts(): Witness | null {
    if (this.#use.place !== 'navigation') return null
    const { texts, patterns } = this.#literals
    const names = [...texts, ...patterns.map(({ source }) => source)]
    if (!names.some(name => /javascript/i.test(name))) return null
    if (this.#runsScript('javascript:alert(1)') || this.#hostOf(`https://${foreignHost}/`) === null)
      return null
    for (const input of scriptUrls) {
      if (this.#runsScript(input)) {
        return { intent: 'no-script', input, host: null, accepted: [`https://${foreignHost}/`] }
      }
    }
    return null
  }

  /** A script URL that passes a guard of hosts. */
  #scriptBeside(hosts: ReadonlySet<string>, accepted: readonly string[]): Witness | null {
    if (this.#use.place !== 'navigation') return null
    for (const input of scriptCandidates(this.#literals.texts, hosts)) {
      if (this.#runsScript(input)) return { intent: 'hosts', input, host: null, accepted }
    }
    return null
  }

  #runsScript(input: string): boolean {
    const used = this.#passes(input)
    return used !== null && destinationOf(used)?.kind === 'script'
  }

  #leadsAway(input: string, hosts: ReadonlySet<string>): boolean {
    const host = this.#hostOf(input)
    if (host === null || host === ownHost) return false
    return !isBelow(host, Array.from(hosts, ownerOf))
  }

  *#candidates(): Generator<string> {
    const { patterns } = this.#literals
    if (this.#use.place !== 'origin') {
      yield* hostCandidates(this.#literals, this.#hosts)
      for (const pattern of patterns) yield* patternCandidates(pattern, this.#hosts)
      return
    }
    const candidates = [...hostCandidates(this.#literals, this.#hosts)]
    for (const pattern of patterns) candidates.push(...patternCandidates(pattern, this.#hosts))
    for (const candidate of candidates) yield candidate.replace(/\/$/, '')
  }

  #firstAway(
    candidates: Iterable<string>,
    hosts: ReadonlySet<string>,
    intent: Intent,
    accepted: readonly string[],
  ): Witness | null {
    for (const input of candidates) {
      if (!this.#leadsAway(input, hosts)) continue
      return { intent, input, host: this.#hostOf(input), accepted }
    }
    return null
  }
}

const isPathLike = (text: string): boolean => /^\/[/\\]?$|^:\/\/$|^https?:\/\/[^/]*\/?$/.test(text)
const isPathPattern = ({ source }: { readonly source: string }): boolean =>
  /^\^?(?:\\\/|\(\?:\\\/|\[\/)/.test(source)

/** Whether a text is an origin as browsers write it. */
function isOrigin(text: string): boolean {
  const url = parseUrl(text)
  return url !== null && urlMember({ is: 'url', url }, 'origin') === text
}
