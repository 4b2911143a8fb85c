import { type AST, RegExpParser } from '@eslint-community/regexpp'
import { Undecided } from '../values.ts'
import { costs, Work } from '../work.ts'
import { isInSet } from './character-sets.ts'

/** A regular expression as written. */
export interface Pattern {
  readonly source: string
  readonly flags: string
}

/** A match with its offsets, and its groups as `exec` gives them. */
export interface Match {
  readonly index: number
  readonly end: number
  readonly groups: readonly (string | undefined)[]
}

/**
 * Returns the first match. Null if there is none. With `y` and `g`, it begins at the start of the
 * text, as for a new expression.
 */
export function search(pattern: Pattern, text: string, work: Work): Match | null {
  return matchAt(pattern, text, 0, work)
}

/**
 * Returns the first match at or after an offset. Regular expressions of linted programs never run
 * on the platform, where one can take years.
 */
export function matchAt(
  pattern: Pattern,
  text: string,
  from: number,
  work = new Work(),
): Match | null {
  const matcher = new Matcher(pattern, text, work)
  const last = pattern.flags.includes('y') ? from : text.length
  for (let index = from; index <= last; index += 1) {
    const match = matcher.at(index)
    if (match !== null) return match
  }
  return null
}

/** Evaluates `text.replace(pattern, by)`, where `by` has no groups. */
export function replaceAll(pattern: Pattern, text: string, by: string, work: Work): string {
  let result = ''
  let at = 0
  while (at <= text.length) {
    const found = matchAt(pattern, text, at, work)
    if (found === null) break
    const isEmpty = found.end === found.index
    result +=
      text.slice(at, found.index) + by + (isEmpty ? text.slice(found.end, found.end + 1) : '')
    at = isEmpty ? found.end + 1 : found.end
    if (!pattern.flags.includes('g')) break
  }
  return result + text.slice(at)
}

const parsed = new Map<string, AST.Pattern | null>()

/**
 * Returns the syntax tree. Null if the source is not a regular expression, or uses syntax that is
 * too new.
 */
function parsePattern({ source, flags }: Pattern): AST.Pattern | null {
  const key = `${flags}/${source}`
  let tree = parsed.get(key)
  if (tree === undefined) {
    tree = readPattern(source, flags)
    if (parsed.size > 500) parsed.clear()
    parsed.set(key, tree)
  }
  return tree
}

function readPattern(source: string, flags: string): AST.Pattern | null {
  try {
    const mode = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') }
    return new RegExpParser().parsePattern(source, 0, source.length, mode)
  } catch {
    return null
  }
}

type Next = (at: number) => boolean

/** Tries a pattern at one offset after another. */
class Matcher {
  readonly #tree: AST.Pattern
  readonly #text: string
  readonly #flags: string
  readonly #captured = new Map<AST.CapturingGroup, readonly [number, number]>()
  readonly #work: Work

  constructor(pattern: Pattern, text: string, work: Work) {
    const tree = parsePattern(pattern)
    if (tree === null || pattern.flags.includes('v')) throw new Undecided()
    this.#tree = tree
    this.#text = text
    this.#flags = pattern.flags
    this.#work = work
  }

  at(index: number): Match | null {
    this.#captured.clear()
    let end = -1
    const isMatch = this.#any(this.#tree.alternatives, index, at => {
      end = at
      return true
    })
    if (!isMatch) return null
    const groups = groupsIn(this.#tree).map(group => {
      const span = this.#captured.get(group)
      return span === undefined ? undefined : this.#text.slice(...span)
    })
    return { index, end, groups: [this.#text.slice(index, end), ...groups] }
  }

  #any(alternatives: readonly AST.Alternative[], at: number, next: Next): boolean {
    return alternatives.some(({ elements }) => this.#sequence(elements, 0, at, next))
  }

  #sequence(elements: readonly AST.Element[], index: number, at: number, next: Next): boolean {
    const element = elements[index]
    if (element === undefined) return next(at)
    return this.#element(element, at, end => this.#sequence(elements, index + 1, end, next))
  }

  #element(element: AST.Element, at: number, next: Next): boolean {
    this.#work.spend(costs.match)
    switch (element.type) {
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
        return this.#character(element, at, next)
      case 'Group':
        if (element.modifiers !== null) throw new Undecided()
        return this.#any(element.alternatives, at, next)
      case 'CapturingGroup':
        return this.#capture(element, at, next)
      case 'Quantifier':
        return this.#repeat(element, 0, at, next)
      case 'Assertion':
        return this.#assert(element, at) && next(at)
      case 'Backreference':
        return this.#refer(element, at, next)
      default:
        throw new Undecided()
    }
  }

  #character(
    element: AST.Character | AST.CharacterSet | AST.CharacterClass,
    at: number,
    next: Next,
  ): boolean {
    const isUnicode = this.#flags.includes('u')
    const point = isUnicode ? this.#text.codePointAt(at) : this.#text.charCodeAt(at)
    if (point === undefined || Number.isNaN(point)) return false
    const character = String.fromCodePoint(point)
    return isInSet(element, character, this.#flags) && next(at + character.length)
  }

  #capture(group: AST.CapturingGroup, at: number, next: Next): boolean {
    const before = this.#captured.get(group)
    const isMatch = this.#any(group.alternatives, at, end => {
      const inner = this.#captured.get(group)
      this.#captured.set(group, [at, end])
      if (next(end)) return true
      this.#restore(group, inner)
      return false
    })
    if (!isMatch) this.#restore(group, before)
    return isMatch
  }

  #restore(group: AST.CapturingGroup, span: readonly [number, number] | undefined): void {
    if (span === undefined) this.#captured.delete(group)
    else this.#captured.set(group, span)
  }

  #repeat(quantifier: AST.Quantifier, count: number, at: number, next: Next): boolean {
    const { min, max, greedy, element } = quantifier
    const again = (): boolean => {
      if (count >= max) return false
      return this.#element(element, at, end => {
        // A repetition that matched nothing continues forever.
        if (end === at && count >= min) return false
        return this.#repeat(quantifier, count + 1, end, next)
      })
    }
    if (count < min) return again()
    return greedy ? again() || next(at) : next(at) || again()
  }

  #assert(assertion: AST.Assertion, at: number): boolean {
    const isMultiline = this.#flags.includes('m')
    switch (assertion.kind) {
      case 'start':
        return at === 0 || (isMultiline && lineEnd.test(this.#text[at - 1] ?? ''))
      case 'end':
        return at === this.#text.length || (isMultiline && lineEnd.test(this.#text[at] ?? ''))
      case 'word':
        return this.#isWordAt(at - 1) === this.#isWordAt(at) ? assertion.negate : !assertion.negate
      case 'lookahead':
        return this.#any(assertion.alternatives, at, () => true) !== assertion.negate
      default:
        throw new Undecided()
    }
  }

  #isWordAt(at: number): boolean {
    return /\w/.test(this.#text[at] ?? '')
  }

  #refer({ resolved }: AST.Backreference, at: number, next: Next): boolean {
    if (Array.isArray(resolved) || this.#flags.includes('i')) throw new Undecided()
    const span = this.#captured.get(resolved as AST.CapturingGroup)
    const text = span === undefined ? '' : this.#text.slice(...span)
    return this.#text.startsWith(text, at) && next(at + text.length)
  }
}

const lineEnd = /[\n\r\u2028\u2029]/

/** Returns the capturing groups in the order of their numbers. */
function groupsIn(tree: AST.Pattern): readonly AST.CapturingGroup[] {
  const groups: AST.CapturingGroup[] = []
  const visit = (node: AST.Alternative | AST.Element): void => {
    if (node.type === 'CapturingGroup') groups.push(node)
    if (node.type === 'Quantifier') visit(node.element)
    else if (node.type === 'Alternative') node.elements.forEach(visit)
    else if ('alternatives' in node)
      for (const each of node.alternatives) visit(each as AST.Alternative)
  }
  tree.alternatives.forEach(visit)
  return groups
}
