import type { FoundIssue } from '../../contract/pattern.ts'
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

/** Follows a redirect whose source and targets are plain paths until one comes again. */
function loop(rule: TableRule, rules: readonly TableRule[]): FoundIssue | null {
  const start = rooted(rule.text)
  const addresses = [isPlain(start) ? start : (witnessOf(start) ?? '')]
  if (addresses[0] === '' || takerOf(addresses[0] ?? '', rules) !== rule) return null
  let { target } = rule
  while (target !== null && addresses.length <= rules.length + 1) {
    if (!isPlain(target) || !target.startsWith('/')) return null
    const at = addresses.indexOf(target)
    if (at !== -1) {
      const circle = [...addresses.slice(at), target].join(' → ')
      const witness = target
      return { code: 'redirect-loop', start: 0, end: rule.text.length, params: { circle }, witness }
    }
    addresses.push(target)
    target = takerOf(target, rules)?.target ?? null
  }
  return null
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

function takerOf(path: string, rules: readonly TableRule[]): TableRule | undefined {
  return rules.find(({ text }) => compiledFirebase(text).match(path) !== null)
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
