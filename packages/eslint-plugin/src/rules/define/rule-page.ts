import { site } from '@hreflint/core/internal'

/** The folder of the package, seen from this file and from a file of its bundle. */
const folder = import.meta.url.endsWith('/rule-page.ts') ? '../../..' : '..'

/**
 * Returns the address of a rule's page: on the site, or in the package as long as no site is
 * published.
 */
export const rulePage = (name: string): string =>
  site === null
    ? new URL(`${folder}/docs/rules/${name}.md`, import.meta.url).href
    : `${site}/rules/${name}`
