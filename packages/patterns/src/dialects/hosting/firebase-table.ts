import type { CompiledPattern, FoundIssue } from '../../contract/pattern.ts'
import { compiledFirebase } from './firebase.ts'

/** A rule of a table, in its order. */
export interface TableRule {
  readonly text: string
  /** Where a redirect leads; null if that is not known. */
  readonly target: string | null
}

/** An issue of a rule beside the others of its table. */
export interface FoundInTable {
  readonly index: number
  readonly found: FoundIssue
}

/** Finds rules that an earlier one takes everything from, and redirects that never end. */
export function examineFirebaseTable(
  rules: readonly TableRule[],
  isRedirect: boolean,
): readonly FoundInTable[] {
  return rules.flatMap((rule, index): readonly FoundInTable[] => {
    const found =
      swallowed(rule, rules.slice(0, index)) ??
      (isRedirect ? (loop(rule, rules) ?? unfilled(rule)) : null)
    return found === null ? [] : [{ index, found }]
  })
}

/**
 * Finds the first earlier rule that matches whatever this one matches: the same text, or a folder
 * with `**` that contains it. Globs match segments that begin with a dot only by a dot.
 */
function swallowed({ text }: TableRule, earlier: readonly TableRule[]): FoundIssue | null {
  const path = rooted(text)
  if (/[/{(,|!]\.|:/.test(path)) return null
  const taker = earlier.find(other => {
    const glob = rooted(other.text)
    if (glob === path) return true
    const folder = /^([^*?[\]{}()!@+:]*)\/\*\*$/.exec(glob)?.[1]
    return folder !== undefined && path.startsWith(`${folder}/`)
  })
  const witness = witnessOf(path)
  if (taker === undefined || witness === null) return null
  const both = [text, taker.text].every(each => compiledFirebase(each).match(witness) !== null)
  if (!both) return null
  return { code: 'swallowed', start: 0, end: text.length, params: { earlier: taker.text }, witness }
}

/** Browsers follow no more redirects than this. */
const maxHops = 20

/**
 * Follows a redirect for one address that it matches, until an address comes again or there are too
 * many: with placeholders, the address can grow at each turn.
 */
function loop(rule: TableRule, rules: readonly TableRule[]): FoundIssue | null {
  const first = sampleOf(rooted(rule.text))
  if (first === null || takerOf(first, rules) !== rule) return null
  const addresses = [first]
  let taker: TableRule | undefined = rule
  const issue = (circle: readonly string[], witness: string): FoundIssue => {
    const params = { circle: circle.join(' → ') }
    return { code: 'redirect-loop', start: 0, end: rule.text.length, params, witness }
  }
  while (taker !== undefined && addresses.length <= maxHops) {
    const target = filledTarget(taker, addresses.at(-1) ?? '')
    if (target === null || !target.startsWith('/')) return null
    const at = addresses.indexOf(target)
    if (at !== -1) return issue([...addresses.slice(at), target], target)
    addresses.push(target)
    taker = takerOf(target, rules)
  }
  return taker === undefined ? null : issue([...addresses.slice(0, 3), '…'], first)
}

/** Returns the target of a rule for an address; null if that is not known. */
function filledTarget({ text, target }: TableRule, address: string): string | null {
  if (target === null || isPlain(target)) return target
  const source = rooted(text)
  if (!/^(?:\/(?::\w+\*?|[\w.~%-]*))+$/.test(source)) return null
  const names: string[] = []
  const expression = source.replaceAll('.', '\\.').replaceAll(/:(\w+)(\*?)/g, (_, name, star) => {
    names.push(name)
    return star === '*' ? '(.*)' : '([^/]+)'
  })
  const values = new RegExp(`^${expression}$`).exec(address)
  if (values === null) return null
  const filled = target.replaceAll(/:(\w+)\*?/g, (all, name) => {
    const index = names.indexOf(name)
    return index === -1 ? all : (values[index + 1] ?? all)
  })
  return isPlain(filled) ? filled : null
}

/** Returns an address that a source with stars and names matches; null for other sources. */
function sampleOf(path: string): string | null {
  return witnessOf(path.replaceAll(/(?<=\/):\w+\*?(?=\/|$)/g, 'a'))
}

/**
 * Finds a redirect whose destination needs a name that its source does not have: Firebase's emulator
 * then takes the next rule.
 */
function unfilled({ text, target }: TableRule): FoundIssue | null {
  if (target === null || !/(?:^|\/):/.test(target) || /[()\\*?+[\]{}]/.test(text + target))
    return null
  const names = new Set(Array.from(text.matchAll(/:(\w+)/g), ([, name]) => name))
  const needed = Array.from(target.matchAll(/:(\w+)/g), ([, name = '']) => name)
  const name = needed.find(each => !names.has(each))
  const witness = rooted(text).replaceAll(/:\w+/g, 'a')
  if (name === undefined || !isPlain(witness)) return null
  return { code: 'unfilled-name', start: 0, end: text.length, params: { name }, witness }
}

/** The rules whose sources are plain paths, by path, and the others, of one table. */
interface TableIndex {
  readonly byPath: ReadonlyMap<string, number>
  readonly others: readonly number[]
}

const indexes = new WeakMap<readonly TableRule[], TableIndex>()

function indexOf(rules: readonly TableRule[]): TableIndex {
  const byPath = new Map<string, number>()
  const others: number[] = []
  for (const [index, { text }] of rules.entries()) {
    const path = rooted(text)
    if (!/^(?:\/[\w.~-]+)+$/.test(path)) others.push(index)
    else if (!byPath.has(path)) byPath.set(path, index)
  }
  return { byPath, others }
}

function takerOf(path: string, rules: readonly TableRule[]): TableRule | undefined {
  const known = indexes.get(rules) ?? indexOf(rules)
  indexes.set(rules, known)
  // A plain path is also the one with a slash at its end.
  const exact = known.byPath.get(path) ?? Infinity
  const plain = Math.min(exact, known.byPath.get(path.replace(/\/$/, '')) ?? Infinity)
  const other = known.others.find(
    index => index > plain || compiledOnce(rules[index]?.text ?? '').match(path) !== null,
  )
  return rules[Math.min(plain, other ?? Infinity)]
}

const compiled = new Map<string, CompiledPattern>()

/** Compiles the sources of a table once, although each is tried for many addresses. */
function compiledOnce(text: string): CompiledPattern {
  const known = compiled.get(text) ?? compiledFirebase(text)
  if (compiled.size > 10_000) compiled.clear()
  compiled.set(text, known)
  return known
}

function rooted(text: string): string {
  return text.startsWith('/') ? text : `/${text}`
}

function isPlain(path: string): boolean {
  return /^[\w/.~%-]*$/.test(path)
}

/** Returns a path that a glob of stars matches; null for other globs. */
function witnessOf(path: string): string | null {
  const filled = path.replaceAll(/\*+/g, 'a')
  return isPlain(filled) ? filled : null
}
