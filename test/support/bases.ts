import { hasAnOpaquePath, parseURL } from 'whatwg-url'
import type { GrammarBase } from './url-grammar/url-string.ts'

/** One base URL of each kind that the standard tells apart. */
export const bases: readonly (string | null)[] = [
  null,
  'https://example.com/a/b?q',
  'file:///C:/a/b',
  'mailto:x@example.com',
  'foo://host/a/b',
  'foo:/a/b',
]

/** What the writing section asks about a base; null without one, undefined if it does not parse. */
export function grammarBase(base: string | null): GrammarBase | null | undefined {
  if (base === null) return null
  const record = parseURL(base)
  if (record === null) return undefined
  return { scheme: record.scheme, hasOpaquePath: hasAnOpaquePath(record) }
}
