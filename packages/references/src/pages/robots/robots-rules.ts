import { type RobotsRule, readRobots } from './read-robots.ts'
import { RuleSet } from './rule-set.ts'
import { ambiguousEscape } from './spellings.ts'

/** More than crawlers have to read. */
const maxLength = 500 * 1024

/** Whether crawlers may read an address, by the `robots.txt` of its server. */
export class RobotsRules {
  /** The rules for all crawlers, and those for each crawler that has its own. */
  readonly #all: RuleSet
  readonly #named: readonly RuleSet[]

  private constructor(all: RuleSet, named: readonly RuleSet[]) {
    this.#all = all
    this.#named = named
  }

  /**
   * Reads a `robots.txt`. Null if it forbids nothing to all crawlers that is worth a word: it has no
   * such rules, more than crawlers read, or it wants no crawlers at all.
   */
  static read(text: string): RobotsRules | null {
    if (text.length > maxLength) return null
    const { all, named } = readRobots(text)
    const rules = new RuleSet(all)
    if (rules.isTooMuch || !rules.forbidsAnything || rules.find('/')?.allows === false) return null
    const others = named.map(each => new RuleSet(each))
    return others.some(({ isTooMuch }) => isTooMuch) ? null : new RobotsRules(rules, others)
  }

  /**
   * Returns the rule that forbids an address to all crawlers; null if there is none, if one that is
   * named may read it, or if crawlers differ.
   *
   * @param address The path and query as the URL parser writes them.
   */
  forbids(address: string): RobotsRule | null {
    if (ambiguousEscape.test(address)) return null
    const rule = this.#all.find(address)
    if (rule === null || rule.allows) return null
    return this.#named.every(each => each.find(address)?.allows === false) ? rule : null
  }
}
