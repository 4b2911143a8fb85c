import { matchLoosely, otherSlash, type RedirectRule } from './redirect-rule.ts'
import { fillTarget, isLiteral, literalStart, matchPattern, readPattern } from './rule-pattern.ts'

/** The rule that a server takes for an address. */
export interface AppliedRule {
  readonly rule: RedirectRule
  /** Its place among all rules. */
  readonly index: number
  /** Where it leads; null where that is not known. */
  readonly target: string | null
}

/** The rules of a site, those first that count first, in a form in which thousands are searched quickly. */
export class RedirectRules {
  readonly rules: readonly RedirectRule[]
  readonly #byAddress = new Map<string, number>()
  /** The others, by the folder that all of their addresses are in. */
  readonly #byFolder = new Map<string, number[]>()

  constructor(rules: readonly RedirectRule[]) {
    this.rules = rules
    for (const [index, { from, isConditional }] of rules.entries()) {
      // Of those with one address, the first always counts; what is conditional may be followed by more.
      const pattern = readPattern(from)
      if (!isConditional && isLiteral(pattern)) {
        if (!this.#byAddress.has(from)) this.#byAddress.set(from, index)
        continue
      }
      const start = literalStart(pattern)
      const folder = start.slice(0, start.lastIndexOf('/') + 1)
      const others = this.#byFolder.get(folder)
      if (others === undefined) this.#byFolder.set(folder, [index])
      else others.push(index)
    }
  }

  /** The first rule for a path, however a server takes the slash at its end. */
  find(path: string): AppliedRule | null {
    const literal = this.#literal(path, true)
    for (const index of this.#patternsFor(path)) {
      const rule = this.rules[index]
      if (rule === undefined || index > (literal?.index ?? Infinity)) break
      const match = matchLoosely(rule.from, path)
      if (match !== null) {
        const isKnown = match.isCertain && !rule.isConditional
        return { rule, index, target: isKnown ? fillTarget(rule.to, match.values) : null }
      }
    }
    return literal
  }

  /** The first rule for exactly this path, for every request, before the one at `end`; null if that is not certain. */
  findCertain(path: string, end = Infinity): AppliedRule | null {
    const literal = this.#literal(path, false)
    for (const index of this.#patternsFor(path)) {
      const rule = this.rules[index]
      if (rule === undefined || index >= Math.min(literal?.index ?? Infinity, end)) break
      const pattern = readPattern(rule.from)
      const match =
        matchPattern(pattern, path) ??
        (rule.ignoresSlash ? matchPattern(pattern, otherSlash(path)) : null)
      if (match === null) continue
      const isKnown = match.isCertain && !rule.isConditional
      return { rule, index, target: isKnown ? fillTarget(rule.to, match.values) : null }
    }
    return literal === null || literal.index >= end ? null : literal
  }

  /** The rules with placeholders that may match a path, those first that count first. */
  #patternsFor(path: string): readonly number[] {
    const found: number[] = []
    const whole = path.endsWith('/') ? path : `${path}/`
    for (let slash = whole.indexOf('/'); slash !== -1; slash = whole.indexOf('/', slash + 1)) {
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
