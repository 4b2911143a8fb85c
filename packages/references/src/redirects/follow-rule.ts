import type { RedirectRule } from './redirect-rule.ts'
import type { RedirectRules } from './redirect-rules.ts'
import { isLiteral, readPattern } from './rule-pattern.ts'

/** What the entries of a table are judged by. */
export interface TableSite {
  /** The path on the server that an address means; null if it is elsewhere. */
  pathOf(address: string): string | null
  /** Whether a file is served at a path of the server. */
  isServed(path: string): boolean
  /** Whether anything may be served below a path of the server. */
  hasFolder(path: string): boolean
  /** What a target names that is certainly not there; null where it is, or that is not known. */
  missingTarget(to: string): string | null
}

/** Where a redirect ends. */
export type WayOfRule =
  | { readonly kind: 'end'; readonly hops: number; readonly end: string }
  | { readonly kind: 'loop'; readonly addresses: readonly string[] }
  | { readonly kind: 'unknown' }

/** Browsers follow no more redirects than this. */
const maxHops = 20

/**
 * Follows a redirect through the rules as a browser does. Placeholders stay as they are, and stand for any text:
 * what is told of `/a/:splat` holds for every address of that form.
 */
export function followRule(rule: RedirectRule, rules: RedirectRules, site: TableSite): WayOfRule {
  const isPattern = !isLiteral(readPattern(rule.from))
  const addresses = [sampleOf(rule.from)]
  let { to } = rule
  if (!isRedirect(rule) || rule.isConditional) return { kind: 'unknown' }
  for (let hops = 0; hops <= maxHops; hops += 1) {
    const path = site.pathOf(to)
    const next = path === null ? null : rules.findCertain(path)
    if (path === null || next === null) return { kind: 'end', hops, end: to }
    if (next.target === null) return { kind: 'unknown' }
    if (!isRedirect(next.rule)) return { kind: 'end', hops, end: to }
    const { winner } = next.rule
    if (winner !== 'rule') {
      // A file ends the way on one server, and on another it does not.
      if (site.isServed(path)) {
        return winner === 'file' ? { kind: 'end', hops, end: to } : { kind: 'unknown' }
      }
      if (isPattern && (addresses.includes(path) || site.hasFolder(folderOf(path)))) {
        return { kind: 'unknown' }
      }
    }
    if (addresses.includes(path)) {
      const start = addresses.indexOf(path)
      return { kind: 'loop', addresses: [...addresses.slice(start), path] }
    }
    addresses.push(path)
    to = next.target
  }
  // A way that never comes back grows, since there are only so many rules.
  return isPattern && rule.winner !== 'rule'
    ? { kind: 'unknown' }
    : { kind: 'loop', addresses: [...addresses.slice(0, 3), '…'] }
}

function isRedirect({ status }: RedirectRule): boolean {
  return status >= 300 && status < 400
}

/** An address that a pattern matches, whose placeholders are written as such. */
function sampleOf(from: string): string {
  return from.replace(/\*|\(\.\*\)/g, ':splat')
}

function folderOf(path: string): string {
  return path.slice(0, path.search(/[:*$]|$/)).replace(/\/[^/]*$/, '')
}
