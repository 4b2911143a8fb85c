import type { TableSite } from './follow-rule.ts'
import type { RedirectRule } from './redirect-rule.ts'
import type { RedirectRules } from './redirect-rules.ts'
import { hasPlaceholder, isLiteral, literalStart, readPattern } from './rule-pattern.ts'

/**
 * Returns a function that says what hides the rule at an index, as part of a message; null if
 * nothing is known to hide it.
 */
export function whatShadows(
  table: RedirectRules,
  site: Pick<TableSite, 'isServed'>,
): (index: number) => string | null {
  const { rules } = table
  /** The first rule of each form: the pattern without the names of its placeholders. */
  const byForm = new Map<string, number>()
  /** The first rule that matches everything that starts with a text. */
  const takers = new Map<string, number>()
  for (const [index, rule] of rules.entries()) {
    if (!takesAll(rule)) continue
    const form = formOf(rule.from)
    if (!byForm.has(form)) byForm.set(form, index)
    const { parts, isExact } = readPattern(rule.from)
    if (isExact && parts.length === 2 && parts[1]?.kind === 'splat') {
      const start = literalStart({ parts, isExact })
      if (!takers.has(start)) takers.set(start, index)
    }
  }
  const firstTaker = (text: string): number | undefined =>
    Array.from({ length: text.length + 1 }, (_, end) => takers.get(text.slice(0, end)))
      .filter(found => found !== undefined)
      .sort((a, b) => a - b)[0]
  return index => {
    const rule = rules[index]
    if (rule === undefined) return null
    const pattern = readPattern(rule.from)
    const earlier = [
      byForm.get(formOf(rule.from)),
      firstTaker(literalStart(pattern)),
      isLiteral(pattern) ? table.findCertain(rule.from, index)?.index : undefined,
    ].filter(found => found !== undefined && found < index)
    for (const found of earlier) {
      const other = found === undefined ? undefined : rules[found]
      if (
        other !== undefined &&
        takesAll(other) &&
        takesSlash(other, rule) &&
        isBefore(other, rule)
      ) {
        return `the rule for ${other.from} comes before it`
      }
    }
    const isFile = rule.winner === 'file' && rule.status < 400 && rule.from !== '/'
    return isFile && isLiteral(pattern) && site.isServed(rule.from)
      ? `a file has this address`
      : null
  }
}

/** Whether no later rule is tried for an address that this one matches. */
function takesAll({ status, to, isConditional, from }: RedirectRule): boolean {
  if (isConditional || !readPattern(from).isExact) return false
  // If a rewrite leads to no file, servers may try the next rule.
  return status !== 200 || !hasPlaceholder(to) || /^https?:/.test(to)
}

/** Matches what path-to-regexp repeats: whole segments, so that no slash is left at the end. */
const segments = /:[A-Za-z_]\w*[*+]$/

/** Whether an earlier rule takes the slash at the end of a later one, if it has one. */
function takesSlash(earlier: RedirectRule, later: RedirectRule): boolean {
  return !later.from.endsWith('/') || !segments.test(earlier.from)
}

/**
 * Whether the earlier rule also applies first if a file has the address. A rule that wins over
 * files can be reached after one that does not.
 */
function isBefore(earlier: RedirectRule, later: RedirectRule): boolean {
  return later.winner !== 'rule' || earlier.winner === 'rule'
}

function formOf(from: string): string {
  return from.replace(/:[A-Za-z_]\w*/g, ':').replaceAll('(.*)', '*')
}
