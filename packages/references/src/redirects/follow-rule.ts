import type { ReferenceIssue } from '../resolve/resolution.ts'
import type { RedirectRule } from './redirect-rule.ts'
import type { AppliedRule, RedirectRules } from './redirect-rules.ts'
import { isLiteral, namesIn, readPattern } from './rule-pattern.ts'

/** The facts about a site that entries of a redirect table are judged by. */
export interface TableSite {
  /** Returns the path on the server that an address means; null if it is not on the site. */
  pathOf(address: string): string | null
  /** Whether a file is served at a path of the server. */
  isServed(path: string): boolean
  /** Whether anything may be served below a path of the server. */
  hasFolder(path: string): boolean
  /**
   * Returns the name of a target that certainly does not exist, or the issue of its fragment if only
   * that does not exist; null if it exists or that is unknown.
   */
  missingTarget(to: string): string | ReferenceIssue | null
}

/** Where a redirect ends. */
export type WayOfRule =
  | { readonly kind: 'end'; readonly hops: number; readonly end: string }
  | { readonly kind: 'loop'; readonly addresses: readonly string[] }
  | { readonly kind: 'unknown' }

/**
 * Whether a rule shows that nothing was found: an error page, or the page of the root at every address. The script of a
 * generator's page says so there, but that of an application may have a route.
 */
export function isNotFound({ rule, target }: AppliedRule, mayBeRoute: boolean): boolean {
  if (rule.status >= 400) return true
  if (mayBeRoute || rule.status !== 200) return false
  return everyAddress.test(rule.from) && (target === '/' || target === '/index.html')
}

/** Matches what stands for every address in a table of Netlify or Vercel. */
const everyAddress = /^\/(?:\*|\(\.\*\)|:\w+\*)$/

/** Browsers follow no more redirects than this. */
export const maxHops = 20

/**
 * Follows a redirect through the rules as a browser does. Placeholders stay as they are and
 * represent any text: a result for `/a/:splat` holds for every address of that form.
 */
export function followRule(rule: RedirectRule, rules: RedirectRules, site: TableSite): WayOfRule {
  const pattern = readPattern(rule.from)
  const isPattern = !isLiteral(pattern)
  const names = namesIn(pattern)
  const addresses = [sampleOf(rule.from)]
  let { to } = rule
  if (!isRedirect(rule) || rule.isConditional) return { kind: 'unknown' }
  for (let hops = 0; hops <= maxHops; hops += 1) {
    const path = site.pathOf(to)
    const next = path === null ? null : rules.findCertain(path, Infinity, names)
    if (path === null || next === null) return { kind: 'end', hops, end: to }
    if (next.target === null) return { kind: 'unknown' }
    if (!isRedirect(next.rule)) return { kind: 'end', hops, end: to }
    const { winner } = next.rule
    if (winner !== 'rule') {
      // Some servers serve the file here, others apply the rule.
      if (site.isServed(path)) {
        return winner === 'file' ? { kind: 'end', hops, end: to } : { kind: 'unknown' }
      }
      // Where there is a file, nothing is redirected. Where there is none, this never ends.
      if (
        isPattern &&
        path === addresses[0] &&
        next.rule.from === rule.from &&
        next.target === to
      ) {
        return { kind: 'loop', addresses: [path, path] }
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
  // With finitely many rules, a chain this long without a repeated address is a loop in which the
  // address keeps growing.
  return isPattern && rule.winner !== 'rule'
    ? { kind: 'unknown' }
    : { kind: 'loop', addresses: [...addresses.slice(0, 3), '…'] }
}

function isRedirect({ status }: RedirectRule): boolean {
  return status >= 300 && status < 400
}

/** Returns an address that a pattern matches, with placeholders in place of concrete text. */
function sampleOf(from: string): string {
  return from.replace(/\*(?<!:\w+\*)|\(\.\*\)/g, ':splat')
}

function folderOf(path: string): string {
  return path.slice(0, path.search(/[:*$]|$/)).replace(/\/[^/]*$/, '')
}
