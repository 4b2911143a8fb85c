import { describe } from 'vitest'
import { breaks, type TinySite } from '../tiny-site.ts'

const files = { 'index.html': '', 'c/index.html': '' }
const table = (document: string, profile = 'pages'): TinySite => ({ document, files, profile })

/** Writes a rule in each kind of table. `[` and `]` are around the target that is reported. */
const tables: Readonly<Record<string, readonly [TinySite, (from: string, to: string) => string]>> =
  {
    lines: [table('_redirects'), (from, to) => `${from} ${to} 301!`],
    'netlify.toml': [
      table('netlify.toml'),
      (from, to) => `[[redirects]]\nfrom = "${from}"\nto = "${to}"\nforce = true\n`,
    ],
    'vercel.json': [
      table('vercel.json'),
      (from, to) => `{ "redirects": [{ "source": "${from}", "destination": "${to}" }] }`,
    ],
    Next: [
      table('next.config.js'),
      (from, to) =>
        `module.exports = { async redirects() { return [{ source: '${from}', destination: '${to}', permanent: true }] } }`,
    ],
  }

const starred = [
  ['/p/*', '/p/:splat'],
  ['/p/*', '/p/y/:splat'],
] as const
const named = [
  ['/p/:x', '/p/:x'],
  ['/p/:x*', '/p/:x*'],
  ['/p/:x*', '/p/y/:x*'],
] as const
const sound = [
  ['/a/:x', '/c/:x'],
  ['/a/:x', '/c/'],
] as const

describe.each(Object.entries(tables))('%s', (name, [site, write]) => {
  const isStarred = name === 'lines' || name === 'netlify.toml'
  for (const [from, to] of isStarred ? starred : named) {
    breaks(write(from, `«${to}»`), ['redirect/loop'], site)
  }
  for (const [from, to] of sound) breaks(write(from, to), [], site)
})

describe('redirects that a file comes before', () => {
  // Whatever has no file is sent to itself.
  breaks('/p/* «/p/:splat»', ['redirect/loop'], table('_redirects'))
  breaks('/p/:x «/p/:x» 302', ['redirect/loop'], table('_redirects'))
  // A file may be there after some turns.
  breaks('/p/* /c/:splat', [], table('_redirects'))
  breaks(
    "export default defineConfig({ redirects: { '/p/[...x]': '«/p/[...x]»' } })",
    ['redirect/loop'],
    { document: 'astro.config.mjs', files: ['src/pages/index.astro'], profile: 'astro' },
  )
  breaks("export default defineConfig({ redirects: { '/p/[x]': '/q/[x]' } })", [], {
    document: 'astro.config.mjs',
    files: ['src/pages/index.astro'],
    profile: 'astro',
  })
})

describe('the forms of redirects() of Next.js', () => {
  const site = table('next.config.ts')
  const entry = "{ source: '/x', destination: '«/x»', permanent: false }"
  const found = (source: string) => breaks(source, ['redirect/loop'], site)
  found(`export default { async redirects() { return [${entry}] } }`)
  found(`export default { redirects: async () => [${entry}] }`)
  found(`export default { redirects: async () => ([${entry},]) }`)
  found(`export default { redirects: async () => { return [${entry}] } }`)
  found(`export default { redirects: async function () { return [${entry}] } }`)
  found(`const c: NextConfig = { async redirects(): Promise<Redirect[]> { return [${entry}] } }`)
  found(`export default { redirects: async () => [${entry}, ...more] }`)
  const plain = entry.replace(/[«»]/g, '')
  const silent = (source: string) => breaks(source, [], site)
  silent(`export default { redirects: async () => [...more, ${plain}] }`)
  silent(`export default { redirects: async () => [{ ...one }, ${plain}] }`)
  silent(`export default { redirects: async () => list(${plain}) }`)
  silent(`export default { redirects: async () => [${plain}].filter(isOn) }`)
  silent(`export default { basePath: '/b', redirects: async () => [${plain}] }`)
  silent(
    "export default { redirects: async () => [{ source: '/x', has: [{ type: 'header', key: 'a' }], destination: '/x', permanent: true }] }",
  )
})
