import type { Config } from '@hreflint/linter'

/**
 * Whether a configuration names `site/orphan`, even to turn it off. The links of such a page count
 * for the other pages.
 */
export function namesOrphans({ severities }: Pick<Config, 'severities'>): boolean {
  return Object.hasOwn(severities, 'site/orphan')
}
