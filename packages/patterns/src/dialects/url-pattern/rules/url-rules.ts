import type { ParsedUrl } from '@hreflint/core'
import { hideInText, hidePattern, ownText, type ShownText } from '@hreflint/core/internal'
import { WorkBudget } from '../../../text/work/work.ts'
import { partsOf, type UrlParts } from '../url-pattern.ts'
import { Replacement } from './replacement.ts'
import { compiledPattern, RuleProblem } from './rule-problem.ts'
import { UrlRule } from './url-rule.ts'

/** A rule as it is written: URL patterns, and a URL with their groups in it. */
export interface UrlRuleSource {
  readonly url: string
  readonly except?: readonly string[] | undefined
  readonly replace?: string | undefined
}

/** What is wrong with a list of rules. */
export interface UrlRuleError {
  /** The place in the list. */
  readonly path: readonly (string | number)[]
  /** The end of a sentence whose subject is the place, without a full stop. */
  readonly problem: ShownText
}

/** A rule that is about a URL. */
export interface FoundRule {
  readonly index: number
  /** What the rule says to write instead, which may be no URL; null if it does not say. */
  readonly replacement: string | null
}

/** Compiles rules. All of them must be right. */
export function compileUrlRules(sources: readonly UrlRuleSource[]): {
  readonly rules: UrlRules
  readonly errors: readonly UrlRuleError[]
} {
  const errors: UrlRuleError[] = []
  const tried = <Result>(
    path: UrlRuleError['path'],
    text: string,
    compile: (text: string) => Result,
  ): Result | null => {
    try {
      return compile(text)
    } catch (error) {
      if (!(error instanceof RuleProblem)) throw error
      errors.push({ path, problem: shownProblem(error, text) })
      return null
    }
  }
  const compiled = sources.flatMap(({ url, except = [], replace }, index) => {
    const pattern = tried([index, 'url'], url, compiledPattern)
    const exceptions = except.flatMap(
      (each, at) => tried([index, 'except', at], each, compiledPattern) ?? [],
    )
    if (pattern === null) return []
    const replacement =
      replace === undefined
        ? null
        : tried([index, 'replace'], replace, text => new Replacement(text, pattern))
    return [new UrlRule(pattern, exceptions, replacement)]
  })
  return { rules: new UrlRules(compiled), errors }
}

/** Returns a problem as it may be shown. What is quoted of a text with a secret may be part of it. */
function shownProblem({ message }: RuleProblem, text: string): ShownText {
  const sentence = message.replace(/\.$/, '')
  return hidePattern(text) === text
    ? hideInText(sentence)
    : ownText(sentence.replaceAll(/"[^"]*"/g, '"…"'))
}

/** Rules, of which the first that is about a URL counts. */
export class UrlRules {
  readonly #rules: readonly UrlRule[]
  readonly #ofHost = new Map<string, number[]>()
  readonly #ofSeveralHosts: number[] = []

  constructor(rules: readonly UrlRule[]) {
    this.#rules = rules
    for (const [index, { host }] of rules.entries()) {
      const known = host === null ? this.#ofSeveralHosts : this.#ofHost.get(host)
      if (known !== undefined) known.push(index)
      else if (host !== null) this.#ofHost.set(host, [index])
    }
  }

  /**
   * Returns the first rule that is about a URL; null if there is none, or the work that is left does
   * not tell.
   */
  find(url: ParsedUrl, budget: WorkBudget): FoundRule | null {
    const parts = partsOf(url)
    const ofHost = this.#firstOf(this.#ofHost.get(parts.hostname ?? '') ?? [], parts, budget)
    const before = ofHost?.index ?? this.#rules.length
    return this.#firstOf(this.#ofSeveralHosts, parts, budget, before) ?? ofHost
  }

  /** Returns the first of some rules, which are in order, before another. */
  #firstOf(
    indices: readonly number[],
    url: UrlParts,
    budget: WorkBudget,
    before = this.#rules.length,
  ): FoundRule | null {
    for (const index of indices) {
      if (index >= before || budget.isSpent) return null
      const rule = this.#rules[index]
      const groups = rule?.match(url, budget) ?? null
      if (rule !== undefined && groups !== null) {
        return { index, replacement: rule.replace(url, groups) }
      }
    }
    return null
  }
}

/** Returns the work that the URLs of one document may take. */
export function workOfDocument(): WorkBudget {
  return new WorkBudget(5_000_000)
}
