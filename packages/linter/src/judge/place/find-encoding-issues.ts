import { check, type Issue, parse, type UrlOptions } from '@hreflint/core'
import { mention, spansOverlap } from '@hreflint/core/internal'
import { legacyEncodedQuery } from '../../issues/legacy-encoded-query.ts'

const none: readonly Issue[] = Object.freeze([])

/**
 * Finds the characters of a query that are encoded differently in the encoding of the document than
 * in UTF-8. Skips those that the specification itself reports.
 */
export function findEncodingIssues(text: string, options: UrlOptions): readonly Issue[] {
  const { encoding = 'utf-8' } = options
  if (encoding === 'utf-8' || !/\?.*[^\0-\x7F]/s.test(text)) return none
  const { url, components } = parse(text, options)
  const asUtf8 = parse(text, { ...options, encoding: 'utf-8' }).url
  if (url === null || components.query === null || url.query === asUtf8?.query) return none
  const { start, end } = components.query
  const found = check(text, options)
  const { code, kind, specName } = legacyEncodedQuery
  return [...text.slice(start, end).matchAll(/[^\0-\x7F]+/g)].flatMap(({ 0: run, index }) => {
    const span = { start: start + index, end: start + index + run.length }
    if (found.some(issue => spansOverlap(issue.span, span))) return []
    const alone = parse(`${url.scheme ?? 'https'}://a/?${run}`, options).url
    const params = { component: 'query', encoding, written: mention(alone?.query ?? '') }
    return [{ code, kind, specName, span, params }]
  })
}
