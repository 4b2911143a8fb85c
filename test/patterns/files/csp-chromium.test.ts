import { readFileSync } from 'node:fs'
import { findDialect, matchPattern, parsePattern } from '@hreflint/patterns'
import { expect, test } from 'vitest'
import { cspPages, cspSources, cspUrls } from './csp-cases.ts'
const dialect = findDialect('csp')
if (dialect === undefined) throw new Error('Policies have a dialect.')

// What Chromium loaded and blocked: a row for each source, a digit for each URL.
// test/long/patterns/csp-chromium asks it again.
const { pages }: { readonly pages: Readonly<Record<string, readonly string[]>> } = JSON.parse(
  readFileSync(new URL('csp-chromium.json', import.meta.url), 'utf8'),
)

/**
 * Chromium upgrades images of secure pages to `https` before it looks at the policy. It lets `ws:` allow only web sockets,
 * where the specification has it allow `http` too. A comma of a header starts another policy, which is no part of this one.
 */
function isExplained(page: string, source: string, url: string): boolean {
  const isUpgraded = page.startsWith('https:') && url.startsWith('http:')
  return isUpgraded || source.startsWith('ws:') || source.includes(',')
}

test.each(cspPages)('images are allowed on %s as Chromium allows them', base => {
  const rows = pages[base] ?? []
  expect(rows).toHaveLength(cspSources.length)
  const differences = cspSources.flatMap((source, index) => {
    const parsed = parsePattern(`img-src ${source}`, dialect, { base })
    const row = cspUrls.map(url => (matchPattern(parsed, url) === null ? '0' : '1')).join('')
    return row === rows[index]
      ? []
      : cspUrls.flatMap((url, at) =>
          row[at] === rows[index]?.[at] || isExplained(base, source, url)
            ? []
            : [`${source} ${url} ours ${row[at]}`],
        )
  })
  expect(differences).toEqual([])
})

test('Chromium loads nothing by a source that is said to be ignored or read as something else', () => {
  const codes = /csp-(?:invalid-source|scheme-without-colon|unknown-keyword|unquoted|wildcard)$/
  const reported = cspSources.flatMap((source, index) => {
    const { issues } = parsePattern(`img-src ${source}`, dialect, { base: cspPages[0] })
    const row = pages[cspPages[0]]?.[index] ?? ''
    const loaded = cspUrls.filter((_, at) => row[at] === '1')
    return issues.some(({ code }) => codes.test(code)) ? [{ source, loaded }] : []
  })
  expect(reported.length).toBeGreaterThan(5)
  // `self` and `data` are hosts.
  const wrong = reported.filter(({ source, loaded }) =>
    loaded.some(url => url !== `https://${source}/`),
  )
  expect(wrong).toEqual([])
})
