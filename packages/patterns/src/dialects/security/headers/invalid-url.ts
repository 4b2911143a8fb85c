import { parse } from '@hreflint/core'
import type { FoundIssue } from '../../../contract/pattern.ts'

/** Finds an absolute URL that browsers reject. */
export function invalidUrl(url: string, start: number): readonly FoundIssue[] {
  const base = /^[a-z][a-z\d+.-]*:/i.test(url) ? undefined : 'https://example.com/'
  return parse(url, { base }).url === null
    ? [{ code: 'header-invalid-url', start, end: start + url.length }]
    : []
}
