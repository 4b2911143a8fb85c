import type { IssueDefinition } from '@hreflint/core'
import { languageOf, type NoIndex } from '@hreflint/documents'
import { hiddenNoindex } from '../../issues/site/hidden-noindex.ts'
import type { TableIssue } from '../../redirects/judge-table.ts'
import { encodePath } from '../../resolve/address.ts'
import type { Link } from '../../resolve/link.ts'
import { issueAt, type OtherLine } from '../../resolve/resolution.ts'
import type { SiteFacts } from '../../resolve/site-facts.ts'

type IndexingFacts = Pick<SiteFacts, 'profile' | 'address' | 'robots' | 'noIndexOf'>

/** What is said where a link names a page that search engines are kept from. */
export interface IndexingIssues {
  readonly disallowed: IssueDefinition
  readonly noindex: IssueDefinition
}

/** What is wrong with naming a page. */
export interface IndexingIssue {
  readonly definition: IssueDefinition
  readonly params: Readonly<Record<string, string>>
  /** The line that keeps search engines from the page. */
  readonly otherLine: OtherLine
}

/** `robots.txt` is read from the root of built sites only. */
const robotsFile = 'robots.txt'

/**
 * Judges a link that tells search engines of a page. Null if they may list it, or if that is not
 * known.
 *
 * @param target The file that the link leads to.
 */
export function judgeIndexing(
  link: Link,
  target: string,
  path: string,
  site: IndexingFacts,
  issues: IndexingIssues,
): IndexingIssue | null {
  if (site.profile.holds !== 'output' || !site.address.isKnown) return null
  const { text, base, encoding } = link
  const address = site.robots === null ? null : site.address.requestOf(text, path, base, encoding)
  const rule = address === null ? null : (site.robots?.forbids(address) ?? null)
  if (rule !== null) {
    const params = { target, rule: rule.text, line: String(rule.line) }
    const otherLine = { path: robotsFile, line: rule.line }
    return { definition: issues.disallowed, params, otherLine }
  }
  const noIndex = isListedPage(target) ? noIndexOf(target, site) : null
  if (noIndex === null) return null
  const params = { target, line: String(noIndex.line) }
  const otherLine = { path: target, line: noIndex.line }
  return { definition: issues.noindex, params, otherLine }
}

/** Whether search engines are kept from a page, as far as is known. */
export function isKeptOut(path: string, site: IndexingFacts): boolean {
  return site.noIndexOf(path) !== null || ruleAgainst(path, site) !== null
}

/** Judges a page that asks not to be listed, where no crawler can read that. */
export function judgePage(path: string, site: IndexingFacts): readonly TableIssue[] {
  if (site.robots === null || !isListedPage(path) || !site.address.isKnown) return []
  const noIndex = noIndexOf(path, site)
  const rule = noIndex === null ? null : ruleAgainst(path, site)
  if (noIndex === null || rule === null) return []
  const params = { rule: rule.text, line: String(rule.line) }
  const otherLine = { path: robotsFile, line: rule.line }
  const found = { ...issueAt(hiddenNoindex, null, '', params), otherLine }
  return [{ found, span: noIndex.span, url: '' }]
}

/** Returns where a page asks not to be listed. Null if the whole site does: it is not for the public. */
function noIndexOf(path: string, site: IndexingFacts): NoIndex | null {
  const found = site.noIndexOf(path)
  return found === null || site.noIndexOf('index.html') !== null ? null : found
}

/** Returns the rule that forbids a page at each address that it has; null if there is none. */
function ruleAgainst(path: string, { robots, profile }: IndexingFacts) {
  if (robots === null) return null
  const file = `/${encodePath(path)}`
  const folder = file.replace(/(?<=\/)index\.x?html?$/, '')
  const short = profile.fallbackExtensions
    .filter(ending => file.endsWith(`.${ending}`))
    .map(ending => file.slice(0, -ending.length - 1))
  const addresses = [folder, file, ...short]
  const rules = addresses.map(address => robots.forbids(address))
  return rules.every(rule => rule !== null) ? (rules[0] ?? null) : null
}

function isListedPage(path: string): boolean {
  return /^x?html$/.test(languageOf(path) ?? '')
}
