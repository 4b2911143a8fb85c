import { describe, expect, test } from 'vitest'
import { breaks, lintOnSite, type TinySite } from '../tiny-site.ts'

const files = {
  'index.html': '',
  'a.html': '',
  'b.html': '<p id="x">',
  'c/index.html': '',
}
const table = (document: string, more: Partial<TinySite> = {}): TinySite => ({
  document,
  files,
  profile: 'pages',
  asked: ['redirect/chain'],
  ...more,
})
const lines = table('_redirects')
const toml = table('netlify.toml')
const rule = (from: string, to: string, more = '') =>
  `[[redirects]]\nfrom = "${from}"\nto = "${to}"\n${more}\n`

describe('targets that are not there', () => {
  breaks('/x «/none»', ['redirect/dangling'], lines)
  // Visitors see the page, at its start.
  breaks('/x «/b#y»', ['reference/missing-fragment'], lines)
  breaks('/x «/A»', ['redirect/dangling'], lines)
  breaks('/x «/c/none.html» 200', ['redirect/dangling'], lines)
  breaks('/x «/none» 302 Country=de', ['redirect/dangling'], lines)
  breaks('/x/* «/y/:splat»', ['redirect/dangling'], lines)
  breaks(rule('/x', '«/none»'), ['redirect/dangling'], toml)
  breaks('/x «https://example.com/none»', ['redirect/dangling'], {
    ...lines,
    siteUrl: 'https://example.com/',
  })
  breaks(
    '{ "rewrites": [{ "source": "/x", "destination": "«/none»" }] }',
    ['redirect/dangling'],
    table('vercel.json'),
  )
  breaks('/x «/none»', ['redirect/dangling'], {
    document: 'public/_redirects',
    files: ['.vitepress/config.ts', 'index.md'],
    profile: 'vitepress',
  })
})

describe('targets that are there, or of which that is not known', () => {
  const silent = (source: string, site: TinySite) => breaks(source, [], site)
  silent('/x /b#x\n/y /c/\n/z /c 200\n/u https://example.org/none\n/v /', lines)
  silent('/x/* /c/:splat\n/y/:id /c/:id', lines)
  silent('/* /index.html 200', lines)
  silent('/x /y\n/* /index.html 200', lines)
  silent('/x/* /api/:splat 200\n/y /.netlify/functions/y 200', lines)
  silent('/x /none', { ...lines, files: ['a.html'] })
  silent('/x /none', { ...lines, files: [...Object.keys(files), '_worker.js'] })
  silent('/x /made', { ...lines, isGenerated: path => path === 'made' })
  silent('/x /y\n/y /b 302 Country=de', lines)
  silent(`[build]\npublish = "dist"\n${rule('/x', '/none')}`, toml)
  // In a repository that a forge shows, nothing is served.
  silent('/x /none', { ...lines, profile: 'github' })
  // Their builds fail, which is said of the name.
  for (const list of ['redirects', 'rewrites']) {
    const entry = '{ "source": "/x/:y", "destination": "/none/:z" }'
    silent(`{ "${list}": [${entry}] }`, table('vercel.json'))
  }
  silent(
    "export default { redirects() { return [{ source: '/x/:y', destination: '/none/:z', permanent: true }] } }",
    table('next.config.mjs'),
  )
  // What Docusaurus makes of its blog is not in its folders.
  silent("x = ['client-redirects', { redirects: [{ from: '/x', to: '/blog/tags' }] }]", {
    document: 'docusaurus.config.js',
    profile: 'docusaurus',
  })
})

describe('circles', () => {
  breaks('/x «/y»\n/y «/z»\n/z «/x» 302', Array(3).fill('redirect/loop'), lines)
  breaks('/w «/x»\n/x «/x»', Array(2).fill('redirect/loop'), lines)
  breaks('/* «/en/:splat» 302!', ['redirect/loop'], lines)
  breaks(rule('/x', '«/x/»'), ['redirect/loop'], toml)
  // Servers differ: a file may end the way, and a slash may make another address.
  breaks('/* /en/:splat 302', [], lines)
  breaks('/a /b\n/b /a', [], lines)
  breaks('/c/x /c/x/', [], lines)
  // Netlify reads the star as text, and Cloudflare as a splat.
  breaks('/*.txt /:splat.md 301!\n/x.md /x.txt 301!', [], lines)
  // Only some go on.
  breaks('/x /a 302 Country=de\n/a /x 302 Country=ch', [], lines)
  breaks('/x /a 200\n/a /x 200', [], lines)
})

describe('redirects that lead to redirects', () => {
  breaks('/x «/y»\n/y /b', ['redirect/chain'], lines)
  breaks('/x /y\n/y /b', [], { ...lines, asked: [] })
  breaks('/x «/y»\n/y https://example.org/', ['redirect/chain'], lines)
  breaks('/x/* «/y/:splat»\n/y/* /c/:splat', ['redirect/chain'], lines)
  breaks('/x /y\n/y /index.html 200', [], lines)
  // What is for a part of a path is not for all of it.
  breaks('/x/* /y/:splat\n/y/:id /c/:id', [], lines)
  // A file may be there.
  breaks('/x/* /c/:splat\n/c/* /:splat', [], lines)
})

describe('rules that are never used', () => {
  breaks('/x /a\n«/x» /b', ['redirect/shadowed'], lines)
  breaks('/x/* /c/:splat\n«/x/y/*» /a\n«/x/z» /b', Array(2).fill('redirect/shadowed'), lines)
  breaks('/x/:id /a\n«/x/:name» /b\n«/x/1» /b', Array(2).fill('redirect/shadowed'), lines)
  breaks('/* /index.html 200\n«/x» /a', ['redirect/shadowed'], lines)
  breaks('/x/:id /a\n/x/*  /b\n/y /a Country=de\n/y /b', [], lines)
  breaks(`${rule('/x', '/a')}${rule('«/x/»', '/b')}`, ['redirect/shadowed'], toml)
  breaks('/x /a\n/x/ /b', [], lines)
  breaks('/* /index.html 200\n/x /a 301!', [], lines)
  breaks(rule('/a', '/b', 'force = true'), [], toml)
  breaks(rule('«/a»', '/b'), ['redirect/shadowed'], toml)
  // Cloudflare looks for rules before files.
  breaks('/a /b', [], lines)
  // Vercel matches whole segments: nothing is left for a slash at the end.
  const vercel = (...sources: readonly string[]) =>
    JSON.stringify({ redirects: sources.map(source => ({ source, destination: '/a' })) })
  breaks(vercel('/x/:path*', '«/x/y»'), ['redirect/shadowed'], table('vercel.json'))
  breaks(vercel('/x/:path*', '/x/', '/x/y/'), [], table('vercel.json'))
  breaks(vercel('/x/(.*)', '«/x/»'), ['redirect/shadowed'], table('vercel.json'))
})

test('comments turn findings off', () => {
  const text = '# hreflint-disable-next-line redirect/dangling\n/x /none\n/y /none\n'
  expect(lintOnSite(text, lines).findings).toHaveLength(1)
})

test('a table of ten thousand rules is judged', () => {
  const text = Array.from(
    { length: 5000 },
    (_, index) => `/x${index}/* /y${index}/:splat\n/y${index}/* /c/:splat\n`,
  )
  const { findings } = lintOnSite(text.join(''), lines, 'redirect/chain')
  expect(findings.map(({ code }) => code)).toEqual(Array(5000).fill('redirect/chain'))
})

describe('redirects that grow', () => {
  const doubling = Array.from(
    { length: 100 },
    (_, index) => `/d${index}/* /d${index + 1}/:splat/:splat`,
  ).join('\n')

  test('with a splat that each rule doubles come to an answer', () => {
    const { findings } = lintOnSite(doubling, lines, 'redirect/chain')
    // The first rules lead on to the next, the last one to nothing.
    expect(new Set(findings.map(({ code }) => code))).toEqual(
      new Set(['redirect/chain', 'redirect/dangling']),
    )
  })

  test.each([
    ['a splat that each rule doubles', doubling, '/d0/x'],
    ['a splat that a rule doubles for itself', '/x/* /x/:splat/:splat', '/x/y'],
    ['a splat that grows around a loop', '/p/* /q/:splat/z\n/q/* /p/:splat/z', '/p/y'],
  ])('leave a link unknown: %s', (_, redirects, href) => {
    const { findings, resolutions } = lintOnSite(`<a href="${href}">`, {
      document: 'index.html',
      files: { 'a.html': '' },
      profile: 'pages',
      redirects,
    })
    expect(findings).toEqual([])
    expect(resolutions.map(({ state }) => state)).toEqual(['unknown'])
  })
})
