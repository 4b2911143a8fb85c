import type { RobotsRule } from './read-robots.ts'
import { encoded, spellingsOf } from './spellings.ts'

/** The most rules with a `*` that are tried for each address. */
const maxPatterns = 1000

interface Pattern {
  readonly rule: RobotsRule
  /** The texts after each `*`. */
  readonly parts: readonly string[]
  readonly hasEnd: boolean
  /** Of several rules that match, the longest counts. In bytes. */
  readonly length: number
}

/** The rules of a group, arranged so that thousands can be searched quickly. */
export class RuleSet {
  /** By the text before the first `*`. Of rules without one, only the strongest is kept. */
  readonly #byStart = new Map<string, Pattern[]>()
  readonly #lengths = new Set<number>()
  readonly forbidsAnything: boolean
  /** Whether trying the rules for each address would take too long. */
  readonly isTooMuch: boolean

  constructor(rules: readonly RobotsRule[]) {
    let patterns = 0
    for (const rule of rules) {
      for (const path of spellingsOf(rule.text, rule.allows)) {
        const hasEnd = path.endsWith('$')
        const [start = '', ...parts] = (hasEnd ? path.slice(0, -1) : path).split(/\*+/)
        if (parts.length > 0) patterns += 1
        if (patterns > maxPatterns) break
        this.#add(start, { rule, parts, hasEnd, length: encoded(rule.text).length })
      }
    }
    this.forbidsAnything = rules.some(({ allows }) => !allows)
    this.isTooMuch = patterns > maxPatterns
  }

  /** Returns the rule that counts for an address; null if none matches. */
  find(address: string): RobotsRule | null {
    let best: Pattern | null = null
    for (const length of this.#lengths) {
      if (length > address.length) continue
      for (const pattern of this.#byStart.get(address.slice(0, length)) ?? []) {
        if (isStronger(pattern, best) && matches(pattern, address, length)) best = pattern
      }
    }
    return best?.rule ?? null
  }

  #add(start: string, pattern: Pattern): void {
    this.#lengths.add(start.length)
    const known = this.#byStart.get(start)
    if (known === undefined) {
      this.#byStart.set(start, [pattern])
      return
    }
    const isLiteral = ({ parts, hasEnd }: Pattern) =>
      parts.length === 0 && hasEnd === pattern.hasEnd
    const twin = isLiteral(pattern) ? known.findIndex(isLiteral) : -1
    const stronger = known[twin]
    if (stronger === undefined) known.push(pattern)
    else if (isStronger(pattern, stronger)) known[twin] = pattern
  }
}

function isStronger({ rule, length }: Pattern, best: Pattern | null): boolean {
  if (best === null || length > best.length) return true
  return length === best.length && rule.allows && !best.rule.allows
}

/** Matches the rest of an address. The first place of each part leaves most for the others. */
function matches({ parts, hasEnd }: Pattern, address: string, start: number): boolean {
  let at = start
  for (const [index, part] of parts.entries()) {
    if (hasEnd && index === parts.length - 1) {
      return address.length - part.length >= at && address.endsWith(part)
    }
    const found = address.indexOf(part, at)
    if (found === -1) return false
    at = found + part.length
  }
  return !hasEnd || at === address.length
}
