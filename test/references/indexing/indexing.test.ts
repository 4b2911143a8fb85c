import { describe, expect, test } from 'vitest'
import { breaks, lintOnSite, type TinySite } from '../tiny-site.ts'

const siteUrl = 'https://example.com/'
const sitemapOf = (...paths: readonly string[]) =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths
    .map(path => `<url><loc>https://example.com${path}</loc></url>`)
    .join('')}</urlset>`
const noindex = '<meta name="robots" content="noindex">'
const drafts = 'User-agent: *\nDisallow: /drafts/\n'

const site = (
  document: string,
  files: Record<string, string>,
  more: Partial<TinySite> = {},
): TinySite => ({ document, files, siteUrl, ...more })

describe('a sitemap that lists what search engines are kept from', () => {
  const lists = (page: string, codes: readonly string[], more: Record<string, string> = {}) =>
    breaks(
      sitemapOf(codes.length > 0 ? '«/a.html»' : '/a.html'),
      codes,
      site('sitemap.xml', { 'a.html': page, ...more }),
    )
  const found = ['site/sitemap-noindex']
  lists(noindex, found)
  lists('<META NAME=Robots CONTENT="NOFOLLOW, NoIndex">', found)
  lists('<meta name="googlebot" content="none">', found)
  lists('<meta content="noindex,follow" name="robots">', found)
  lists('<meta name="robots" content="index"><meta name="googlebot" content="noindex">', found)
  lists('<!doctype html><title>a</title><body>text<meta name=robots content=noindex>', found)
  lists('', [])
  lists('<meta name="robots" content="index, follow">', [])
  lists('<meta name="robots" content="noindexed">', [])
  lists('<meta name="robots" content="max-snippet:0, noarchive">', [])
  lists('<meta name="robots">', [])
  lists('<meta name="description" content="noindex">', [])
  lists('<meta property="robots" content="noindex">', [])
  lists('<meta name="bingbot" content="noindex">', [])
  lists('<meta name="robots" content="{{ robots }}, noindex">', [])
  lists('<!-- <meta name="robots" content="noindex"> -->', [])
  lists('<template><meta name="robots" content="noindex"></template>', [])
  lists('<iframe srcdoc="<meta name=robots content=noindex>"></iframe>', [])
  // The whole site is not for search engines.
  lists(noindex, [], { 'index.html': noindex })
  lists(noindex, found, { 'index.html': '' })

  breaks(sitemapOf('«/a.xhtml»'), found, {
    document: 'sitemap.xml',
    files: {
      'a.xhtml': `<html xmlns="http://www.w3.org/1999/xhtml"><head><meta name="robots" content="noindex"/></head></html>`,
    },
    siteUrl,
  })
  // What is forbidden is not read, so that it is said first.
  breaks(
    sitemapOf('«/drafts/»'),
    ['site/sitemap-disallowed'],
    site('sitemap.xml', { 'drafts/index.html': noindex, 'robots.txt': drafts }),
  )
  breaks(
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>https://example.com«/drafts/b.xml»</loc></sitemap></sitemapindex>',
    ['site/sitemap-disallowed'],
    site('sitemap.xml', { 'drafts/b.xml': '', 'robots.txt': drafts }),
  )
  // It is missing, which is worse.
  breaks(
    sitemapOf('«/drafts/no.html»'),
    ['site/sitemap-dangling'],
    site('sitemap.xml', { 'robots.txt': drafts }),
  )
})

describe('a canonical address that search engines are kept from', () => {
  const canonical = (path: string) => `<link rel="canonical" href="https://example.com${path}">`
  const files = { 'drafts/a.html': '', 'thanks.html': noindex, 'robots.txt': drafts }
  breaks(canonical('«/drafts/a.html»'), ['site/canonical-disallowed'], site('b.html', files))
  breaks(canonical('«/thanks.html»'), ['site/canonical-noindex'], site('b.html', files))
  breaks(
    '<link rel="canonical" href="«thanks.html»">',
    ['site/canonical-noindex'],
    site('b.html', files),
  )
  // A page that is kept out itself, or names itself.
  breaks(noindex + canonical('/thanks.html'), [], site('b.html', files))
  breaks(noindex + canonical('/b.html'), [], site('b.html', files))
  breaks(canonical('/drafts/b.html'), [], site('drafts/b.html', files))
  breaks(canonical('/drafts/a.html'), [], site('drafts/b.html', files))
  breaks('<a href="/drafts/a.html">a</a><a href="/thanks.html">t</a>', [], site('b.html', files))
})

describe('a `noindex` that no crawler can read', () => {
  const marked = '<meta name="robots" content="«noindex»">'
  const found = ['site/hidden-noindex']
  const robots = (rule: string) => ({ 'robots.txt': `User-agent: *\n${rule}\n` })
  breaks(marked, found, site('drafts/a.html', { 'robots.txt': drafts }))
  breaks(marked, found, site('drafts/index.html', { 'robots.txt': drafts }))
  breaks(marked, found, site('a.html', robots('Disallow: /a'), { profile: 'pages' }))
  breaks(marked, found, site('a b.html', robots('Disallow: /a%20b.html')))
  const unmarked = marked.replaceAll(/[«»]/g, '')
  breaks(unmarked, [], site('a.html', { 'robots.txt': drafts }))
  // It has another address that crawlers may read.
  breaks(unmarked, [], site('a.html', robots('Disallow: /a.html'), { profile: 'pages' }))
  breaks(unmarked, [], site('a/index.html', robots('Disallow: /a/$')))
  breaks('', [], site('drafts/a.html', { 'robots.txt': drafts }))
})

describe('what is not known is not said', () => {
  const files = { 'drafts/a.html': '', 'thanks.html': noindex, 'robots.txt': drafts }
  const text = sitemapOf('/drafts/a.html', '/thanks.html')
  // The address of the site, or what its server has at the root.
  breaks(text, [], { document: 'sitemap.xml', files })
  breaks(text, [], site('sitemap.xml', files, { siteUrl: 'https://example.org/' }))
  breaks(
    sitemapOf('/docs/drafts/a.html'),
    [],
    site('sitemap.xml', files, { siteUrl: 'https://example.com/docs/' }),
  )
  breaks(noindex, [], { document: 'drafts/a.html', files: { 'robots.txt': drafts } })
  // These are sources or files of a repository.
  breaks(text, [], site('sitemap.xml', files, { profile: 'vitepress' }))
  breaks(text, [], site('sitemap.xml', files, { profile: 'github' }))
})

test('a message has the line in the other file', () => {
  const { findings } = lintOnSite(sitemapOf('/drafts/a.html', '/b.html'), {
    document: 'sitemap.xml',
    files: {
      'drafts/a.html': '',
      'b.html': `<!doctype html>\r\n<head>\r\n  ${noindex}`,
      'robots.txt': drafts,
    },
    siteUrl,
  })
  expect(findings.map(({ message }) => message)).toEqual([
    'The sitemap lists drafts/a.html, but line 2 of `robots.txt` keeps crawlers from reading it: `Disallow: /drafts/`.',
    'The sitemap lists b.html, but line 3 of that page says `noindex`.',
  ])
})

// What is more than linear in one of these does not end in the time that a test has.
describe('hostile files', () => {
  const ends = (name: string, robots: string, paths: readonly string[]) =>
    test(name, () => {
      const files: Record<string, string> = { 'robots.txt': robots }
      for (const path of paths) files[path.slice(1)] = ''
      const { findings } = lintOnSite(sitemapOf(...paths), {
        document: 'sitemap.xml',
        files,
        siteUrl,
      })
      expect(findings.every(({ code }) => code === 'site/sitemap-disallowed')).toBe(true)
    })
  const group = 'User-agent: *\n'
  const stars = `${'a*'.repeat(5000)}b`
  ends('a rule with 5,000 `*`', `${group}Disallow: /${stars}`, [`/${'a'.repeat(6000)}`])
  ends('a rule of `*` alone', `${group}Disallow: /x${'*'.repeat(100_000)}b`, ['/x', '/xab'])
  const many = (rule: (index: number) => string, length: number) =>
    Array.from({ length }, (_, index) => rule(index)).join('\n')
  const entries = Array.from({ length: 50_000 }, (_, index) => `/page-${index}.html`)
  ends(
    '50,000 entries below 20,000 rules',
    `${group}${many(index => `Disallow: /page-${index}/`, 20_000)}`,
    entries,
  )
  ends(
    '50,000 entries that are forbidden',
    `${group}${many(() => 'Disallow: /page', 20_000)}\nDisallow: /*.html$`,
    entries,
  )
  ends(
    '900 rules with `*`',
    `${group}${many(index => `Disallow: /*p*a*g*e*${index}x`, 900)}`,
    entries.slice(0, 5000),
  )

  test('a file of which crawlers read only a part says nothing', () => {
    const long = `${drafts}${'# comment\n'.repeat(60_000)}`
    const { findings } = lintOnSite(sitemapOf('/drafts/a'), {
      document: 'sitemap.xml',
      files: { 'drafts/a': '', 'robots.txt': long },
      siteUrl,
    })
    expect(findings).toEqual([])
  })
})
