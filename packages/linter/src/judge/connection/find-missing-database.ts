import { type Issue, parse, type Span, type UrlOptions } from '@hreflint/core'
import { missingDatabase } from '../../issues/missing-database.ts'

const none: readonly Issue[] = Object.freeze([])

/**
 * Reports a connection string without the name of a database. `text` has its placeholders
 * overwritten.
 */
export function findMissingDatabase(
  { holes }: { readonly holes: readonly Span[] },
  text: string,
  options: UrlOptions,
): readonly Issue[] {
  if (options.spec?.namesDatabase !== true) return none
  const { url, components } = parse(text, options)
  const { host } = components
  if (url?.connection?.database !== null || host === null) return none
  // A placeholder after the user name and password may contain the name.
  if (holes.some(({ end }) => end > host.start)) return none
  const { code, kind, specName } = missingDatabase
  return [{ code, kind, specName, span: { start: 0, end: text.length }, params: {} }]
}
