import { createRequire } from 'node:module'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lintOnSite } from '../tiny-site.ts'

const robotsParser: typeof import('robots-parser').default = createRequire(import.meta.url)(
  'robots-parser',
)

const siteUrl = 'https://example.com/'

/** Whether a sitemap entry is reported because of `robots.txt`. */
function isForbidden(robots: string, address: string): boolean {
  const url = new URL(address, siteUrl)
  const loc = `https://example.com${address}`.replaceAll('&', '&amp;')
  const text = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${loc}</loc></url></urlset>`
  const path = decodeURIComponent(url.pathname.slice(1))
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : path
  const { findings } = lintOnSite(text, {
    document: 'sitemap.xml',
    files: { [file]: '', 'robots.txt': robots },
    siteUrl,
  })
  const codes = findings.map(({ code }) => code)
  expect(codes.filter(code => code !== 'site/sitemap-disallowed')).toEqual([])
  return codes.length > 0
}

/** `-` marks an address that the rules forbid, `+` one that they allow. Google's parser answers the same. */
const rules: readonly (readonly [rules: string, ...addresses: string[]])[] = [
  ['disallow /a/', '- /a/b.html', '- /a/', '+ /a', '+ /b/a/', '+ /A/b.html'],
  ['disallow /a', '- /a', '- /a/', '- /ab.html', '- /a?b', '+ /b/a'],
  ['disallow /*.pdf', '- /a.pdf', '- /a/b.pdf', '- /a.pdfx', '- /a.pdf?b', '+ /a.html'],
  ['disallow /*.pdf$', '- /a.pdf', '+ /a.pdfx', '+ /a.pdf?b', '- /a.pdf.pdf'],
  ['disallow *.pdf', '- /a.pdf', '+ /a.txt'],
  ['disallow /a$', '- /a', '+ /a/', '+ /ab', '+ /a?'],
  ['disallow /a*$', '- /a', '- /ab', '+ /b'],
  ['disallow /a$b', '- /a$b', '+ /a', '+ /ab'],
  ['disallow /*a*b*c', '- /abc', '- /xaxbxcx', '+ /acb', '+ /cab'],
  ['disallow /a**b$', '- /axb', '- /ab', '+ /abx'],
  ['disallow /*aa$', '- /aaa', '- /aa', '+ /a'],
  ['disallow /*?', '- /a?', '- /a?b', '+ /a'],
  ['disallow /*?*q=', '- /a?b&q=1', '+ /a?b'],
  ['disallow a/', '+ /a/', '+ /b/a/'],
  // The longest rule counts, in whatever order; of two as long as each other, the one that allows.
  ['disallow /a/ allow /a/b', '+ /a/b', '- /a/c'],
  ['allow /a/b disallow /a/', '+ /a/b', '- /a/c'],
  ['allow /a/ disallow /a/b', '+ /a/c', '- /a/b'],
  ['disallow /a allow /a', '+ /a'],
  ['allow /a/*.html disallow /a/bc.html', '- /a/bc.html', '+ /a/c.html'],
  ['allow /p disallow /*.html', '- /p.html', '+ /p'],
  ['allow /x/page. disallow /*.html', '+ /x/page.html', '- /x/y.html'],
  ['allow /a disallow', '+ /a'],
  // Encoded forms.
  ['disallow /ö', '- /%C3%B6', '- /ö', '+ /o'],
  ['disallow /%c3%b6', '- /%C3%B6'],
  ['disallow /a%20b', '- /a%20b', '+ /a'],
  ['disallow /%E3%83%84/', '- /%E3%83%84/', '- /ツ/'],
]

describe('rules are compared with addresses', () => {
  for (const [written, ...addresses] of rules) {
    const robots = `User-agent: *\n${written.replaceAll(/ ?\b(disallow|allow)\b ?/g, '\n$1: ').trim()}\n`
    for (const marked of addresses) {
      test(`${written}: ${marked}`, () => {
        expect(isForbidden(robots, marked.slice(2))).toBe(marked.startsWith('-'))
      })
    }
  }
})

describe('groups', () => {
  const cases: readonly (readonly [robots: string, isForbidden: boolean])[] = [
    ['User-agent: *\nDisallow: /a', true],
    ['user-AGENT : *  # all\n  disallow:/a # here', true],
    ['\uFEFFUser-agent: *\r\nDisallow: /a\r\n', true],
    ['User-agent: *\rDisallow: /a', true],
    ['User-agent: * all\nDisallow: /a', true],
    ['User-agent: a\nUser-agent: *\nDisallow: /a', true],
    ['User-agent: *\nSitemap: https://example.com/b.xml\nDisallow: /a', true],
    ['User-agent: *\nCrawl-delay: 5\n\n\nDisallow: /a', true],
    ['User-agent: *\nDisallow: /b\n\nUser-agent: *\nDisallow: /a', true],
    ['User-agent: *\nDisallow: /a\nUser-agent: b\nDisallow: /', true],
    // Nobody is named, or nobody is forbidden.
    ['Disallow: /a', false],
    ['User-agent: *\nDisallow:', false],
    ['User-agent: *\n# Disallow: /a', false],
    ['User-agent: *\nDisallow: # /a', false],
    ['User-agent: **\nDisallow: /a', false],
    ['<!doctype html>\nUser-agent: *', false],
    // A crawler that is named may read it, so that the author has thought of who may.
    ['User-agent: *\nDisallow: /a\nUser-agent: Googlebot\nDisallow: /b', false],
    ['User-agent: *\nDisallow: /a\nUser-agent: Googlebot\nAllow: /', false],
    ['User-agent: Googlebot\nDisallow: /a', false],
    ['User-agent: b\nDisallow: /a\nUser-agent: *\nDisallow: /b', false],
    // Without its name, the rules would be those of the group before.
    ['User-agent: *\nDisallow: /b\nUser agent: c\nDisallow: /a', false],
    ['User-agent: *\nDisallow: /b\nUseragent: c\nDisallow: /a', false],
    // The site wants no crawlers: it is a preview.
    ['User-agent: *\nDisallow: /', false],
    ['User-agent: *\nDisallow: /*', false],
    ['User-agent: *\nDisallow: /$\nDisallow: /a', false],
    ['User-agent: *\nDisallow: /\nAllow: /$\n', true],
    // Crawlers differ.
    ['User-agent: *\nDisallow /a', false],
    ['User-agent: *\nDissallow: /a', false],
  ]
  for (const [robots, expected] of cases) {
    test(JSON.stringify(robots), () => expect(isForbidden(robots, '/a')).toBe(expected))
  }

  test('where crawlers compare escapes differently, nothing is said', () => {
    const robots = (rule: string) => `User-agent: *\n${rule}`
    expect(isForbidden(robots('Disallow: /%61'), '/a')).toBe(false)
    expect(isForbidden(robots('Disallow: /'), '/%61')).toBe(false)
    expect(isForbidden(robots('Disallow: /%C3%B6'), '/%c3%b6')).toBe(false)
    expect(isForbidden(robots('Disallow: /a b'), '/a%20b')).toBe(false)
    expect(isForbidden(robots('Disallow: /a\nAllow: /%61b'), '/ab')).toBe(false)
    expect(isForbidden(robots('Disallow: /a\nAllow: /a/index.html'), '/a/')).toBe(false)
    expect(isForbidden(robots('Disallow: /a\nAllow: /a/index.html'), '/a/b')).toBe(true)
  })
})

const path = fc
  .array(fc.constantFrom('/', 'a', 'b', '.', '?', '-', 'ab'), { maxLength: 7 })
  .map(parts => `/${parts.join('')}`)
  // robots-parser drops an empty query.
  .filter(written => !/\?$|\/\/|^[^?]*\.{1,2}(?=[/?]|$)/.test(written))

const rule = fc
  .tuple(
    fc.constantFrom('Allow', 'Disallow', 'Disallow'),
    fc.array(fc.constantFrom('/', 'a', 'b', '.', '?', '-', '*', '*', 'ab'), {
      minLength: 1,
      maxLength: 6,
    }),
    fc.constantFrom('', '', '$'),
  )
  .map(([name, parts, end]) => `${name}: /${parts.join('')}${end}`)

test('random rules forbid what they forbid for robots-parser', () => {
  let forbidden = 0
  fc.assert(
    fc.property(fc.array(rule, { minLength: 1, maxLength: 5 }), path, (lines, address) => {
      const robots = `User-agent: *\n${lines.join('\n')}\n`
      const other = robotsParser(`${siteUrl}robots.txt`, robots)
      const isHidden = other.isAllowed(siteUrl, 'somebot') === false
      const expected = !isHidden && other.isAllowed(`https://example.com${address}`, 'b') === false
      if (expected) forbidden += 1
      expect(isForbidden(robots, address)).toBe(expected)
    }),
    { numRuns: 2500 },
  )
  expect(forbidden).toBeGreaterThan(100)
})
