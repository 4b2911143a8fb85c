import { describe } from 'vitest'
import { breaks, type TinySite } from './tiny-site.ts'

const siteUrl = 'https://example.com/'
const alternate = (language: string, address: string) =>
  `<link rel="alternate" hreflang="${language}" href="${address}">`
const en = alternate('en', `${siteUrl}en.html`)
const de = alternate('de', `${siteUrl}de.html`)
const page = (files: Record<string, string>, more: Partial<TinySite> = {}): TinySite => ({
  document: 'en.html',
  files,
  siteUrl,
  ...more,
})

describe('canonical addresses', () => {
  const canonical = (href: string) => `<link rel="canonical" href="${href}">`
  breaks(canonical('https://example.com«/no.html»'), ['site/canonical-dangling'], page({}))
  breaks(canonical(' «/no.html» '), ['site/canonical-dangling'], page({}))
  breaks(canonical('https://example.com/en.html'), [], page({}))
  breaks(canonical('https://example.org/no.html'), [], page({}))
  // The address of the site is not known.
  breaks(canonical('https://example.com/no.html'), [], { document: 'en.html', files: {} })
})

describe('sitemaps', () => {
  const sitemap = (loc: string) =>
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${loc}</loc></url></urlset>`
  const site = { document: 'sitemap.xml', files: { 'a/index.html': '' }, siteUrl }
  breaks(sitemap('https://example.com«/no/»'), ['site/sitemap-dangling'], site)
  breaks(sitemap('https://example.com/a/'), [], site)
  breaks(sitemap('https://example.org/no/'), [], site)
  breaks(
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>https://example.com«/b.xml»</loc></sitemap></sitemapindex>',
    ['site/sitemap-dangling'],
    site,
  )
})

describe('pages in several languages', () => {
  breaks(en + de, [], page({ 'de.html': en + de }))
  breaks(
    en + alternate('de', 'https://example.com«/de.html»'),
    ['site/hreflang-no-return'],
    page({ 'de.html': de }),
  )
  breaks(
    en + alternate('de', 'https://example.com«/de.html»'),
    ['site/hreflang-no-return'],
    page({ 'de.html': '' }),
  )
  breaks(
    en + alternate('x-default', '«/de.html»'),
    ['site/hreflang-no-return'],
    page({ 'de.html': '' }),
  )
  breaks(
    alternate('de', 'https://example.com«/de.html»'),
    ['site/hreflang-no-self'],
    page({ 'de.html': en + de }),
  )
  breaks(alternate('de', '«https://example.org/de.html»'), [], page({}))
  // A page that is missing is said to be that.
  breaks(en + alternate('de', 'https://example.com«/no.html»'), ['missing-file'], page({}))
  // Who says that another page is the right one needs no languages.
  const copy = '<link rel="canonical" href="https://example.com/other.html">'
  breaks(copy + de, [], page({ 'de.html': '', 'other.html': '' }))
  breaks(en + de, [], page({ 'de.html': copy, 'other.html': '' }))
  // A sitemap names the languages, an address is relative or filled in, or the site's is not known.
  const sitemap = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"><url><loc>${siteUrl}de.html</loc><xhtml:link rel="alternate" hreflang="en" href="${siteUrl}en.html"/></url></urlset>`
  breaks(en + de, [], page({ 'de.html': '', 'sitemap.xml': sitemap }))
  breaks(en + de, [], page({ 'de.html': de + alternate('en', 'en.html') }))
  breaks(en + de, [], page({ 'de.html': de + alternate('en', '{{ base }}/en.html') }))
  breaks(de, [], { document: 'en.html', files: { 'de.html': '' } })
  breaks(alternate('de', '/de.html'), [], page({ 'de.html': '' }, { profile: 'vitepress' }))
  // Two pages for one language.
  const otherEn = alternate('en', 'https://example.com«/de.html»')
  breaks(en + otherEn, ['site/hreflang-conflict'], page({ 'de.html': en }))
  breaks(
    en + alternate('x-default', `${siteUrl}en.html`) + alternate('X-Default', '«/de.html»'),
    ['site/hreflang-conflict'],
    page({ 'de.html': en + de }),
  )
  breaks(en + en + de, [], page({ 'de.html': en + de }))
  // `x-default` is optional, and may be one of the languages.
  breaks(en + de + alternate('x-default', `${siteUrl}en.html`), [], page({ 'de.html': en + de }))
  // For some screens, as a feed, or elsewhere.
  breaks(
    `${en}<link rel="alternate" media="(max-width: 40em)" hreflang="en" href="${siteUrl}de.html">`,
    [],
    page({ 'de.html': '' }),
  )
  breaks(
    `${en}<link rel="alternate" type="application/atom+xml" hreflang="en" href="${siteUrl}feed.xml">`,
    [],
    page({ 'feed.xml': '<feed xmlns="http://www.w3.org/2005/Atom"/>' }),
  )
  breaks(en + alternate('en', 'https://example.org/en.html'), [], page({}))
  // Feeds and style sheets are no pages in another language.
  breaks(
    '<link rel="alternate" type="application/rss+xml" href="/de.html">',
    [],
    page({ 'de.html': '' }),
  )
})

describe('what git does not track', () => {
  const site: TinySite = {
    document: 'README.md',
    files: { 'a.md': '# A\n', 'b/c.md': '', 'new.md': '' },
    profile: 'github',
    untracked: ['a.md', 'b', 'new.md'],
  }
  breaks('[A](«a.md») [A](«a.md»#a) [B](«b»)', Array(3).fill('untracked'), site)
  breaks('[C](b/c.md) [A](#a)\n\n# A\n', [], site)
  breaks('[A](a.md)', [], { ...site, document: 'new.md' })
  breaks('[A](a.md)', [], {
    document: 'README.md',
    files: ['a.md'],
    profile: 'github',
  })
  breaks('<a href="a.md">', [], { ...site, document: 'index.html', profile: 'files' })
})
