import { matchLoosely, otherSlash, type RedirectRule } from './redirect-rule.ts'
import { fillTarget, isLiteral, literalStart, matchPattern, readPattern } from './rule-pattern.ts'

/** The rule that a server applies to an address. */
export interface AppliedRule {
  readonly rule: RedirectRule
  /** The index of the rule among all rules. */
  readonly index: number
  /** The target of the rule; null if it is unknown. */
  readonly target: string | null
}

/**
 * The rules of a site in order of precedence, indexed so that thousands can be searched quickly.
 */
export class RedirectRules {
  readonly rules: readonly RedirectRule[]
  readonly #byAddress = new Map<string, number>()
  /** The other rules, by the folder that contains all of their addresses. */
  readonly #byFolder = new Map<string, number[]>()
  #longestFolder = 0

  constructor(rules: readonly RedirectRule[]) {
    this.rules = rules
    for (const [index, { from, isConditional }] of rules.entries()) {
      // Of several rules for one address, only the first counts. After a conditional rule, later
      // ones can still apply.
      const pattern = readPattern(from)
      if (!isConditional && isLiteral(pattern)) {
        if (!this.#byAddress.has(from)) this.#byAddress.set(from, index)
        continue
      }
      const start = literalStart(pattern)
      const folder = start.slice(0, start.lastIndexOf('/') + 1)
      this.#longestFolder = Math.max(this.#longestFolder, folder.length)
      const others = this.#byFolder.get(folder)
      if (others === undefined) this.#byFolder.set(folder, [index])
      else others.push(index)
    }
  }

  /** Finds the first rule for a path, with or without a slash at its end. */
  find(path: string): AppliedRule | null {
    const literal = this.#literal(path, true)
    for (const index of this.#patternsFor(path)) {
      const rule = this.rules[index]
      if (rule === undefined || index > (literal?.index ?? Infinity)) break
      const match = matchLoosely(rule.from, path)
      if (match !== null) {
        const isKnown = match.isCertain && !rule.isConditional
        return { rule, index, target: isKnown ? filledTarget(rule, match.values) : null }
      }
    }
    return literal
  }

  /**
   * Finds the first rule before the index `end` for exactly this path. `target` is null if the rule
   * may not apply to every request or is only matched roughly.
   *
   * @param names Names in the path that represent text without a slash.
   */
  findCertain(path: string, end = Infinity, names?: ReadonlySet<string>): AppliedRule | null {
    const literal = this.#literal(path, false)
    for (const index of this.#patternsFor(path)) {
      const rule = this.rules[index]
      if (rule === undefined || index >= Math.min(literal?.index ?? Infinity, end)) break
      const pattern = readPattern(rule.from)
      const match =
        matchPattern(pattern, path, names) ??
        (rule.ignoresSlash ? matchPattern(pattern, otherSlash(path), names) : null)
      if (match === null) continue
      const isKnown = match.isCertain && !rule.isConditional
      return { rule, index, target: isKnown ? filledTarget(rule, match.values) : null }
    }
    return literal === null || literal.index >= end ? null : literal
  }

  /**
   * Returns the indexes of the rules in `#byFolder` that may match a path, in order of precedence.
   */
  #patternsFor(path: string): readonly number[] {
    const found: number[] = []
    const whole = path.endsWith('/') ? path : `${path}/`
    const isFolder = (slash: number) => slash !== -1 && slash < this.#longestFolder
    for (let slash = whole.indexOf('/'); isFolder(slash); slash = whole.indexOf('/', slash + 1)) {
      found.push(...(this.#byFolder.get(whole.slice(0, slash + 1)) ?? []))
    }
    return found.sort((a, b) => a - b)
  }

  #literal(path: string, isLoose: boolean): AppliedRule | null {
    const found = [path, otherSlash(path)].flatMap((address, turn) => {
      const index = this.#byAddress.get(address)
      const rule = index === undefined ? undefined : this.rules[index]
      if (index === undefined || rule === undefined) return []
      return turn === 0 || isLoose || rule.ignoresSlash ? [{ rule, index, target: rule.to }] : []
    })
    return found.toSorted((a, b) => a.index - b.index)[0] ?? null
  }
}

/** The longest address that is followed, in UTF-16 code units: servers refuse longer ones. */
const longestAddress = 8192

/** Returns the target of a rule with its values; null if it grows beyond what servers accept. */
function filledTarget(
  { to }: RedirectRule,
  values: Parameters<typeof fillTarget>[1],
): string | null {
  const target = fillTarget(to, values)
  return target.length > longestAddress ? null : target
}
