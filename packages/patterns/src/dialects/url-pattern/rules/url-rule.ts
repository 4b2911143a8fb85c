import { TooMuchWork, type WorkBudget } from '../../../text/work/work.ts'
import type { UrlPatternComponentName } from '../component-names.ts'
import type { UrlParts, UrlPattern } from '../url-pattern.ts'
import { acceptsText, type PlainComponent, plainComponent, wildcardIn } from './plain-component.ts'
import type { GroupValues, Replacement } from './replacement.ts'

/** The work that one pattern may take for one URL. */
const mostWorkOfMatch = 250_000

/** The components, those first that most URLs differ in. */
const order: readonly UrlPatternComponentName[] = [
  'hostname',
  'pathname',
  'protocol',
  'port',
  'search',
  'hash',
  'username',
  'password',
]

/** Matches URLs with a pattern, the cheapest components first. */
class PatternMatcher {
  /** The host, if the pattern matches only one. */
  readonly host: string | null
  readonly #components: UrlPattern['components']
  readonly #plain: readonly (readonly [UrlPatternComponentName, PlainComponent])[]
  readonly #others: readonly UrlPatternComponentName[]

  constructor({ components }: UrlPattern) {
    this.#components = components
    const plain = order.map(name => [name, plainComponent(components[name])] as const)
    this.#plain = plain.flatMap(([name, each]) => (each === null ? [] : [[name, each] as const]))
    this.#others = plain.flatMap(([name, each]) => (each === null ? [name] : []))
    const host = plainComponent(components.hostname)
    this.host = host === null || host.hasWildcard ? null : host.before
  }

  /**
   * Returns what the groups matched; null if the pattern does not match, and undefined if to find
   * out takes more work than is left.
   */
  match(url: UrlParts, budget: WorkBudget): GroupValues | null | undefined {
    budget.take(1)
    for (const [name, plain] of this.#plain) {
      if (!acceptsText(plain, url[name] ?? '')) return null
    }
    try {
      return budget.run(mostWorkOfMatch, () => this.#groupsIn(url))
    } catch (error) {
      if (error instanceof TooMuchWork) return undefined
      throw error
    }
  }

  #groupsIn(url: UrlParts): GroupValues | null {
    const groups = new Map<UrlPatternComponentName, ReadonlyMap<string, string | undefined>>()
    const add = (name: UrlPatternComponentName, values: readonly (string | undefined)[]) => {
      const { groupNames } = this.#components[name]
      groups.set(name, new Map(groupNames.map((group, index) => [group, values[index]])))
    }
    for (const name of this.#others) {
      const match = this.#components[name].regexp.exec(url[name] ?? '')
      if (match === null) return null
      add(name, match.slice(1))
    }
    for (const [name, plain] of this.#plain) add(name, wildcardIn(plain, url[name] ?? ''))
    return groups
  }
}

/** One rule of a policy: which URLs it is about, and what to write instead. */
export class UrlRule {
  readonly #pattern: PatternMatcher
  readonly #exceptions: readonly PatternMatcher[]
  readonly #replacement: Replacement | null

  constructor(
    pattern: UrlPattern,
    exceptions: readonly UrlPattern[],
    replacement: Replacement | null,
  ) {
    this.#pattern = new PatternMatcher(pattern)
    this.#exceptions = exceptions.map(each => new PatternMatcher(each))
    this.#replacement = replacement
  }

  /** The host of all URLs that the rule is about; null if they can have several. */
  get host(): string | null {
    return this.#pattern.host
  }

  /** Returns what the groups matched; null if the rule is not, or not certainly, about the URL. */
  match(url: UrlParts, budget: WorkBudget): GroupValues | null {
    const groups = this.#pattern.match(url, budget) ?? null
    if (groups === null) return null
    return this.#exceptions.every(each => each.match(url, budget) === null) ? groups : null
  }

  /** Returns what to write instead of a URL; null if the rule does not say. */
  replace(url: UrlParts, groups: GroupValues): string | null {
    return this.#replacement?.fill(groups, url) ?? null
  }
}
