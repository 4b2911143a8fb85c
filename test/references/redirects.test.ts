import { readRedirects, redirectTarget } from '@hreflint/references'
import { describe, expect, test } from 'vitest'
import { breaks, leadsTo } from './tiny-site.ts'

describe('redirect tables', () => {
  test('_redirects', () => {
    const text =
      '# comment\n/a /b\n/c  /d 302! # why\n/e id=:id /f/:id 301\n/g https://example.com/ 200 Country=au\n/* /404.html 404\n'
    expect(readRedirects('_redirects', text)).toEqual([
      { from: '/a', to: '/b', status: 301 },
      { from: '/c', to: '/d', status: 302 },
      { from: '/e', to: '/f/:id', status: 301 },
      { from: '/g', to: 'https://example.com/', status: 200 },
    ])
  })

  test('netlify.toml', () => {
    const text = `[build]\n  publish = "dist"\n[[redirects]]\n  from = "/a/*"\n  to = '/b/:splat'\n  status = 302\n\n[[redirects]]\nfrom = "/c"\nto = "/d"\n[[headers]]\n  for = "/*"\n`
    expect(readRedirects('netlify.toml', text)).toEqual([
      { from: '/a/*', to: '/b/:splat', status: 302 },
      { from: '/c', to: '/d', status: 301 },
    ])
  })

  test('vercel.json', () => {
    const text = JSON.stringify({
      redirects: [
        { source: '/a/:path*', destination: '/b/:path*', permanent: true },
        { source: 7 },
      ],
      rewrites: [{ source: '/(.*)', destination: '/index.html' }],
    })
    expect(readRedirects('vercel.json', text)).toEqual([
      { from: '/a/:path*', to: '/b/:path*', status: 308 },
      { from: '/(.*)', to: '/index.html', status: 200 },
    ])
    expect(readRedirects('vercel.json', '{')).toEqual([])
  })
})

describe('rules', () => {
  const rules: readonly (readonly [
    from: string,
    to: string,
    path: string,
    target: string | null,
  ])[] = [
    ['/a', '/b', '/a', '/b'],
    ['/a', '/b', '/a/', '/b'],
    ['/a/', '/b', '/a', '/b'],
    ['/a', '/b', '/a/c', null],
    ['/a.b', '/c', '/axb', null],
    ['/news/*', '/blog/:splat', '/news/2020/x', '/blog/2020/x'],
    ['/news/*', '/blog/:splat', '/news', '/blog/'],
    ['/news/*', '/blog/:splat', '/newsletter', null],
    ['/news/:year/:title', '/:title-:year', '/news/2020/x', '/x-2020'],
    ['/news/:year', '/:year', '/news/2020/x', null],
    ['/a/:path*', '/b/:path*', '/a/c/d', '/b/c/d'],
    ['/(.*)', '/index.html', '/x/y', '/index.html'],
  ]
  test.each(rules)('%s %s: %s', (from, to, path, target) => {
    expect(redirectTarget({ from, to, status: 301 }, path)).toBe(target)
  })

  test('with many splats end', () => {
    const rule = { from: `${'/a*'.repeat(20)}/b`, to: '/x', status: 301 }
    expect(redirectTarget(rule, '/a'.repeat(2000))).toBe('/x')
    expect(redirectTarget(rule, '/c')).toBe(null)
  })
})

describe('links to what is redirected', () => {
  const files = { 'b.html': '<p id="x">', 'c/index.html': '' }
  const siteUrl = 'https://example.com/'
  const site = { files, siteUrl, profile: 'pages' }
  leadsTo('<a href="/a"><a href="/a#x">', ['b.html', 'b.html'], { ...site, redirects: '/a /b' })
  leadsTo('<a href="/old/1"><a href="/x">', ['b.html', '? redirected'], {
    ...site,
    redirects: '/old/* /a\n/a /b\n/x https://example.org/',
  })
  leadsTo('<a href="/a">', ['? redirected'], { ...site, redirects: '/a /d\n/d /a' })
  leadsTo('<a href="/a#y">', ['? redirected'], { ...site, redirects: '/a /b#x' })
  leadsTo('<a href="/any/thing">', ['index.html'], { ...site, redirects: '/* /index.html 200' })
  breaks('<a href="/a#«y»">', ['missing-fragment'], { ...site, redirects: '/a /b' })
  breaks('<a href="«/d»">', ['missing-file'], { ...site, redirects: '/a /b\n/* /404.html 404' })
})
