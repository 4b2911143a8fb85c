import { readRedirects, redirectTarget } from '@hreflint/references'
import { describe, expect, test } from 'vitest'
import { breaks, leadsTo } from '../tiny-site.ts'

function rulesIn(fileName: string, text: string, basePath = '/') {
  const place = { basePath, holds: 'sources' } as const
  return readRedirects(fileName, text, place).map(({ from, to, status }) => ({ from, to, status }))
}

describe('redirect tables', () => {
  test('_redirects', () => {
    const text =
      '# comment\n/a /b\n/c  /d 302! # why\n/e id=:id /f/:id 301\n/g https://example.com/ 200 Country=au\n/* /404.html 404\n'
    expect(rulesIn('_redirects', text)).toEqual([
      { from: '/a', to: '/b', status: 302 },
      { from: '/c', to: '/d', status: 302 },
      { from: '/e', to: '/f/:id', status: 301 },
      { from: '/g', to: 'https://example.com/', status: 200 },
      { from: '/*', to: '/404.html', status: 404 },
    ])
  })

  test('netlify.toml', () => {
    const text = `[build]\n  publish = "dist"\n[[redirects]]\n  from = "/a/*"\n  to = '/b/:splat'\n  status = 302\n\n[[redirects]]\nfrom = "/c"\nto = "/d"\n[[headers]]\n  for = "/*"\n`
    expect(rulesIn('netlify.toml', text)).toEqual([
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
    expect(rulesIn('vercel.json', text)).toEqual([
      { from: '/a/:path*', to: '/b/:path*', status: 308 },
      { from: '/(.*)', to: '/index.html', status: 200 },
    ])
    expect(rulesIn('vercel.json', '{')).toEqual([])
  })

  test('redirect_maps of MkDocs', () => {
    const text =
      'site_name: A\nx: !!python/name:m.n\nplugins:\n  - search\n  - redirects:\n      redirect_maps:\n        "old.md": new.md#part\n        a/index.md: https://example.com/\n        2: b.md\n'
    expect(rulesIn('mkdocs.yml', text, '/base/')).toEqual([
      { from: '/base/old/', to: '/base/new.md#part', status: 301 },
      { from: '/base/a/', to: 'https://example.com/', status: 301 },
    ])
    expect(rulesIn('mkdocs.yml', `use_directory_urls: false\n${text}`)[0]?.from).toBe('/old.html')
    expect(rulesIn('mkdocs.yml', 'redirect_maps: [\n')).toEqual([])
  })

  test('plain data of the plugin of Docusaurus; what is computed is passed over', () => {
    const text = `export default { plugins: [['@docusaurus/plugin-client-redirects', {
      redirects: [
        // { from: '/no', to: '/no' },
        { from: '/a', to: '/b' },
        { to: "/c", from: ['/d', \`/e\`,], },
        { from: base + '/f', to: '/g' },
        ...more.map(from => ({ from, to: '/h' })),
        { from: '/i', to: 'https://example.com/' },
      ],
      createRedirects: path => ['/j'],
    }]] }`
    expect(rulesIn('docusaurus.config.ts', text)).toEqual([
      { from: '/a', to: '/b', status: 301 },
      { from: '/d', to: '/c', status: 301 },
      { from: '/e', to: '/c', status: 301 },
      { from: '/i', to: 'https://example.com/', status: 301 },
    ])
  })

  test('redirects of Astro, as plain data', () => {
    const text = `import x from 'x'
      // redirects: { '/no': '/no' },
      export default defineConfig({
        integrations: [x({ redirects: { '/no': '/no' } })],
        redirects: {
          '/a': '/b/', "/c": { status: 302, destination: '/d' }, '/e': { destination: 'https://example.com/', },
          '/p/[id]': '/q/[id]', '/s/[...rest]': '/t/[...rest]', '/no/[id': '/no', ...more, ['/no' + x]: '/no', '/no1': base + '/no', '/no2': to('/no'), no: '/no',
          '/no3': { destination: to ?? '/no' }, '/f': \`/g#h\`,
        },
        vite: { redirects: { '/no': '/no' } },
      })`
    expect(rulesIn('astro.config.mjs', text)).toEqual([
      { from: '/a', to: '/b/', status: 301 },
      { from: '/c', to: '/d', status: 302 },
      { from: '/e', to: 'https://example.com/', status: 301 },
      { from: '/p/:id', to: '/q/:id', status: 301 },
      { from: '/s/:rest*', to: '/t/:rest*', status: 301 },
      { from: '/f', to: '/g#h', status: 301 },
    ])
    const place = { basePath: '/base/', holds: 'sources' } as const
    const [rule] = readRedirects(
      'astro.config.ts',
      "export default { redirects: { '/a': '/b' } }",
      place,
    )
    expect(rule).toMatchObject({ from: '/base/a', to: '/b' })
    expect(rulesIn('astro.config.ts', 'redirects: { ((]')).toEqual([])
  })

  test('what applies to some requests, and what is served from another folder', () => {
    const conditional = (fileName: string, text: string) =>
      readRedirects(fileName, text).map(({ isConditional }) => isConditional)
    expect(conditional('_redirects', '/a /b 302 Country=de\n/a /c\n/d id=:id /e')).toEqual([
      true,
      false,
      true,
    ])
    const table = '[[redirects]]\nfrom = "/a"\nto = "/b"\n'
    expect(conditional('netlify.toml', `${table}[redirects.query]\nid = ":id"\n${table}`)).toEqual([
      true,
      false,
    ])
    expect(conditional('netlify.toml', `[build]\npublish = "./"\n${table}`)).toEqual([false])
    expect(conditional('netlify.toml', `[build]\npublish = "dist/"\n${table}`)).toEqual([])
    const rule = { source: '/a', destination: '/b', has: [{ type: 'host' }] }
    expect(conditional('vercel.json', JSON.stringify({ redirects: [rule] }))).toEqual([true])
    expect(
      conditional('vercel.json', JSON.stringify({ outputDirectory: 'out', redirects: [rule] })),
    ).toEqual([])
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
    expect(redirectTarget({ from, to }, path)).toBe(target)
  })

  test('with many splats end', () => {
    const rule = { from: `${'/a*'.repeat(20)}/b`, to: '/x' }
    expect(redirectTarget(rule, '/a'.repeat(2000))).toBe(null)
    expect(redirectTarget(rule, `${'/a'.repeat(2000)}/b`)).toBe('/x')
    expect(redirectTarget(rule, '/c')).toBe(null)
  })

  test('with many placeholders in one name end', () => {
    const names = Array.from({ length: 20 }, (_, index) => `:n${index}`)
    const rule = { from: `/${names.join('-')}/b`, to: '/:n0/:n19' }
    expect(redirectTarget(rule, `/${'-'.repeat(3000)}/c`)).toBe(null)
    expect(redirectTarget(rule, `/${'-x'.repeat(100)}/b`)).toMatch(/^\/-x.*\/x$/)
  })
})

describe('links to what is redirected', () => {
  const files = { 'b.html': '<p id="x">', 'c/index.html': '' }
  const siteUrl = 'https://example.com/'
  const asked = ['reference/redirected']
  const site = { files, siteUrl, profile: 'pages', asked }
  leadsTo('<a href="/a"><a href="/a#x">', ['b.html', 'b.html'], { ...site, redirects: '/a /b 302' })
  leadsTo('<a href="/old/1"><a href="/x">', ['b.html', '? redirected'], {
    ...site,
    redirects: '/old/* /a\n/a /b 302\n/x https://example.org/',
  })
  leadsTo('<a href="/a">', ['? redirected'], { ...site, redirects: '/a /d\n/d /a' })
  leadsTo('<a href="/a#y">', ['? redirected'], { ...site, redirects: '/a /b#x' })
  leadsTo('<a href="/a"><a href="/a#y">', ['b.html', '? redirected'], {
    ...site,
    redirects: '/a /b#x 302',
  })
  leadsTo('<a href="/any/thing">', ['index.html'], { ...site, redirects: '/* /index.html 200' })
  // An application has routes, but the pages of a generator are those of its sources.
  describe.each(['/* / 200', '/* /index.html 200', '/old /new\n/* /index.html 200'])(
    '%s',
    redirects => {
      const pages = { document: 'index.md', files: ['guide/hosting.md'], profile: 'vitepress' }
      breaks('[A](«/guide/hostign»)', ['missing-file'], { ...pages, redirects })
      breaks('[A](«/any/thing»)', ['missing-file'], { ...pages, redirects })
      leadsTo('[A](/guide/hosting)', ['guide/hosting.md'], { ...pages, redirects })
    },
  )
  leadsTo('[A](/app/thing)', ['guide/hosting.md'], {
    document: 'index.md',
    files: ['guide/hosting.md'],
    profile: 'vitepress',
    redirects: '/app/* /guide/hosting 200',
  })
  leadsTo('<a href="/a">', ['? redirected'], { ...site, redirects: '/a /b 301 Country=de' })
  breaks('<a href="«/a»">', ['redirected'], { ...site, redirects: '/a /x 308\n/x /b 301' })
  breaks('<a href="/a">', [], { ...site, asked: [], redirects: '/a /b 301' })
  breaks('<a href="/a#«y»">', ['missing-fragment'], { ...site, redirects: '/a /b' })
  breaks('<a href="«/d»">', ['missing-file'], { ...site, redirects: '/a /b\n/* /404.html 404' })
})
