import { parse } from '@hreflint/core'
import { type AST, parseTOML } from 'toml-eslint-parser'
import type { RedirectRule } from '../redirect-rule.ts'
import type { TablePlace } from '../table-place.ts'

/**
 * Reads `[output.html.redirect]` of `book.toml`. A key is the path of a page that mdBook makes, and
 * its value is an address that may be relative to this page. Entries for a fragment, which a script
 * on the page reads, are left out.
 */
export function readMdbookRedirects(
  text: string,
  { basePath }: TablePlace,
): readonly RedirectRule[] {
  if (!/redirect/.test(text)) return []
  let body: AST.TOMLTopLevelTable['body']
  try {
    body = parseTOML(text).body[0].body
  } catch {
    return []
  }
  const tables = body.filter(node => node.type === 'TOMLTable')
  const table = tables.find(({ resolvedKey }) => resolvedKey.join('.') === 'output.html.redirect')
  return (table?.body ?? []).flatMap(({ key, value }): readonly RedirectRule[] => {
    const [name] = key.keys
    if (name?.type !== 'TOMLQuoted' || value.type !== 'TOMLValue' || value.kind !== 'string') {
      return []
    }
    const from = basePath + name.value.replace(/^\/+/, '')
    const to = targetOf(value.value, from)
    if (to === null || from.includes('#')) return []
    return [
      {
        from,
        to,
        status: 301,
        isConditional: false,
        winner: 'file',
        ignoresSlash: false,
        fromSpan: within(name.range),
        toSpan: within(value.range),
      },
    ]
  })
}

/** Returns a URL, or a path on the server for an address that begins with neither. */
function targetOf(written: string, from: string): string | null {
  if (/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(written)) return written
  const { url } = parse(written, { base: `https://site.invalid${from}` })
  if (url === null) return null
  return url.path + (url.fragment === null ? '' : `#${url.fragment}`)
}

/** The span between the quotes of a string. */
function within([start, end]: readonly [number, number]): RedirectRule['fromSpan'] {
  return { start: start + 1, end: end - 1 }
}
