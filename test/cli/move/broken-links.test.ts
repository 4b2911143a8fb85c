import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codesByFile, folderWith, runCli } from '../support/run-cli.ts'
import { treeOf } from './tree-of.ts'

// Whatever moves, in whatever site: no link to a file that is there gets broken. A link whose target is
// unknown is not rewritten, so it may become one that is known to be broken.

const runs = Number(process.env.HREFLINT_MOVES ?? 10)

/** Sites, by the files that show what they are. The documents are in the folder `content`. */
const sites: Readonly<Record<string, { content: string; files: Record<string, string> }>> = {
  'plain files': { content: '', files: {} },
  pages: { content: '', files: { '.nojekyll': '' } },
  'pages with redirects': {
    content: '',
    files: { _redirects: '/old /a/x 301\n/b/* /a/:splat 301\n' },
  },
  MkDocs: { content: 'docs/', files: { 'mkdocs.yml': 'site_name: x\n' } },
  VitePress: { content: '', files: { '.vitepress/config.mjs': 'export default {}\n' } },
  Docusaurus: { content: 'docs/', files: { 'docusaurus.config.js': 'module.exports = {}\n' } },
  Hugo: { content: 'content/', files: { 'hugo.toml': '' } },
  mdBook: { content: 'src/', files: { 'book.toml': '[book]\n', 'src/SUMMARY.md': '[x](x.md)\n' } },
  Jekyll: { content: '', files: { '_config.yml': 'title: x\n' } },
  Starlight: {
    content: 'src/content/docs/',
    files: {
      'astro.config.mjs': 'import starlight from "@astrojs/starlight"\nexport default {}\n',
    },
  },
  VuePress: { content: 'docs/', files: { 'docs/.vuepress/config.js': 'module.exports = {}\n' } },
  Rspress: { content: 'docs/', files: { 'rspress.config.ts': 'export default {}\n' } },
  Eleventy: { content: '', files: { 'eleventy.config.js': 'module.exports = () => {}\n' } },
}

const folders = ['', 'a/', 'b/', 'a/c/', 'ü n/'] as const
const names = [
  'index.md',
  'README.md',
  'x.md',
  'y.md',
  'x y.md',
  '100%.md',
  'z.html',
  'p.png',
] as const
const ways = ['source', 'page', 'folder', 'html', 'rooted', 'rooted page', 'dotted'] as const

const anyPath = fc
  .tuple(fc.constantFrom(...folders), fc.constantFrom(...names))
  .map(parts => parts.join(''))

/** The paths of documents, the links between them, and a move. Its target has the same ending. */
const anySite = fc.uniqueArray(anyPath, { minLength: 3, maxLength: 10 }).chain(paths => {
  const link = fc.record({
    from: fc.constantFrom(...paths),
    to: fc.constantFrom(...paths),
    way: fc.constantFrom(...ways),
    fragment: fc.constantFrom('', '#one', '?a=b#one'),
  })
  const parents = paths.flatMap(path => path.split('/').slice(0, -1).join('/') || [])
  const from = fc.constantFrom(...paths, ...parents)
  const place = fc.tuple(
    from,
    fc.constantFrom('', 'a/', 'b/', 'd/e/'),
    fc.constantFrom('new', 'index'),
  )
  const move = place.map(([path, folder, name]) => {
    const ending = /\.\w+$/.exec(path)?.[0] ?? ''
    return { from: path, to: `${folder}${name}${ending}` }
  })
  return fc.record({ paths: fc.constant(paths), links: fc.array(link, { maxLength: 14 }), move })
})

function written(from: string, to: string, way: (typeof ways)[number]): string {
  const source = relative(dirname(from), to)
  const page = source.replace(/(?:index|README)?\.md$/, '')
  const address = {
    source,
    page,
    folder: page === source ? source : `${page}/`,
    html: source.replace(/md$/, 'html'),
    rooted: `/${to}`,
    'rooted page': `/${to.replace(/(?:index|README)?\.md$/, '')}`,
    dotted: `./${source}`,
  }[way]
  return encodeURI(address)
}

async function brokenIn(cwd: string): Promise<number> {
  const args = ['.', '--references', 'fragments', '--format', 'json', '--select', 'reference/*']
  const codes = codesByFile(await runCli([...args, '--select', 'redirect/*'], { cwd }))
  return Object.values(codes).flat().length
}

describe.each(Object.entries(sites))('in a site of %s', (_name, { content, files }) => {
  test('no move breaks a link', async () => {
    const cwd = folderWith({})
    let moved = 0
    let rewrote = 0
    await fc.assert(
      fc.asyncProperty(anySite, async ({ paths, links, move: { from, to } }) => {
        for (const name of readdirSync(cwd)) rmSync(join(cwd, name), { recursive: true })
        const texts = paths.map(path => {
          const own = links.filter(link => link.from === path)
          const text = own.map(({ to: target, way, fragment }) => {
            const url = written(path, target, way) + fragment
            return path.endsWith('.md') ? `[x](<${url}>)\n` : `<a href="${url}">\n`
          })
          return [content + path, `# One\n\n${text.join('\n')}`] as const
        })
        for (const [path, text] of [...Object.entries(files), ...texts]) {
          mkdirSync(dirname(join(cwd, path)), { recursive: true })
          writeFileSync(join(cwd, path), text)
        }
        const broken = await brokenIn(cwd)
        const before = treeOf(cwd)
        const run = await runCli(['move', content + from, content + to], { cwd })
        if (run.code === 0) {
          moved += 1
          if (run.stdout.includes('rewrote')) rewrote += 1
          expect(await brokenIn(cwd), run.stdout).toBeLessThanOrEqual(broken)
        } else {
          expect(run.code).toBe(2)
          expect(treeOf(cwd)).toEqual(before)
        }
      }),
      { numRuns: runs },
    )
    expect(moved).toBeGreaterThan(0)
    expect(rewrote).toBeGreaterThan(0)
  })
})
