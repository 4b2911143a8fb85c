import { describe, expect, test } from 'vitest'
import { folderWith, runCli } from '../support/run-cli.ts'
import { treeOf } from './tree-of.ts'

type Files = Readonly<Record<string, string>>

/** Moves with `--redirect`, and returns the files after it. */
async function moved(files: Files, from: string, to: string): Promise<Files> {
  const cwd = folderWith(files)
  const run = await runCli(['move', '--redirect', from, to], { cwd })
  expect(run.code, run.stderr).toBe(0)
  return treeOf(cwd)
}

const html = { 'index.html': '<a href="a/b.html">b</a>', 'a/b.html': '' }

describe('tables of servers', () => {
  test.each([
    ['_redirects', '', '/a/b.html /c.html 301\n'],
    ['_redirects', '/x /y 301', '/x /y 301\n/a/b.html /c.html 301\n'],
    ['_redirects', '/x /y\r\n', '/x /y\r\n/a/b.html /c.html 301\r\n'],
    [
      '_redirects',
      '/x /y\n/* /index.html 200\n',
      '/x /y\n/a/b.html /c.html 301\n/* /index.html 200\n',
    ],
    [
      'netlify.toml',
      '[build]\npublish = "."\n',
      '[build]\npublish = "."\n[[redirects]]\n  from = "/a/b.html"\n  to = "/c.html"\n  status = 301\n\n',
    ],
    [
      'netlify.toml',
      '[[redirects]]\nfrom = "/*"\nto = "/x"\n',
      '[[redirects]]\n  from = "/a/b.html"\n  to = "/c.html"\n  status = 301\n\n[[redirects]]\nfrom = "/*"\nto = "/x"\n',
    ],
    [
      'vercel.json',
      '{\n  "redirects": [\n    { "source": "/x", "destination": "/y" }\n  ]\n}\n',
      '{\n  "redirects": [\n    {\n      "source": "/a/b.html",\n      "destination": "/c.html",\n      "permanent": true\n    },\n    { "source": "/x", "destination": "/y" }\n  ]\n}\n',
    ],
    [
      'vercel.json',
      '{ "cleanUrls": false }\n',
      expect.stringMatching(/"source": "\/a\/b\.html",\s+"destination": "\/c\.html"/),
    ],
  ])('%s %j', async (name, before, after) => {
    const tree = await moved({ ...html, [name]: before }, 'a/b.html', 'c.html')
    expect(tree[name]).toEqual(after)
    expect(tree['index.html']).toBe('<a href="c.html">b</a>')
  })

  test('every page of a folder', async () => {
    const files = { ...html, 'a/index.html': '', 'a/p.png': '', _redirects: '' }
    expect((await moved(files, 'a', 'd e'))._redirects).toBe(
      '/a/b.html /d%20e/b.html 301\n/a/ /d%20e/ 301\n',
    )
  })
})

describe('MkDocs', () => {
  const site = (settings: string) => ({
    'mkdocs.yml': settings,
    'docs/index.md': '[s](a/s.md)\n',
    'docs/a/s.md': '# S\n',
  })
  test('redirect_maps', async () => {
    const settings = (map: string) =>
      `nav:\n- a/s.md\nplugins:\n- search\n- redirects:\n    redirect_maps:\n${map}theme: x\n`
    const before = settings('      old.md: index.md\n')
    const tree = await moved(site(before), 'docs/a/s.md', 'docs/t.md')
    expect(tree['mkdocs.yml']).toBe(
      settings('      a/s.md: t.md\n      old.md: index.md\n').replace('- a/s.md', '- t.md'),
    )
  })
  test('the table of the server, where there is no plugin', async () => {
    const files = { ...site('site_url: https://x.org/y/\n'), _redirects: '' }
    expect((await moved(files, 'docs/a/s.md', 'docs/t.md'))._redirects).toBe('/y/a/s/ /y/t/ 301\n')
  })
})

test('the redirects of mdBook are relative to the old page', async () => {
  const book = {
    'book.toml': '[book]\ntitle = "x"\n',
    'src/SUMMARY.md': '- [A](a/b.md)\n- [C](c.md)\n',
    'src/a/b.md': '# B\n',
    'src/c.md': '# C\n',
  }
  const tree = await moved(book, 'src/a/b.md', 'src/d.md')
  expect(tree['book.toml']).toBe(
    '[book]\ntitle = "x"\n\n[output.html.redirect]\n"/a/b.html" = "../d.html"\n',
  )
  const next = await moved(tree, 'src/c.md', 'src/e.md')
  expect(next['book.toml']).toBe(
    '[book]\ntitle = "x"\n\n[output.html.redirect]\n"/c.html" = "e.html"\n"/a/b.html" = "../d.html"\n',
  )
})

describe('the aliases of Hugo', () => {
  test.each([
    ['---\ntitle: A\n---\n# A\n', '---\ntitle: A\naliases: ["/a/b/"]\n---\n# A\n'],
    ['---\naliases: [/x/]\n---\n', '---\naliases: ["/a/b/", /x/]\n---\n'],
    ['---\naliases: []\n---\n', '---\naliases: ["/a/b/"]\n---\n'],
    [
      '---\naliases:\n  - /x/\ntitle: A\n---\n',
      '---\naliases:\n  - "/a/b/"\n  - /x/\ntitle: A\n---\n',
    ],
    ['+++\ntitle = "A"\n+++\n', '+++\naliases = ["/a/b/"]\ntitle = "A"\n+++\n'],
    ['+++\naliases = [ "/x/" ]\n+++\n', '+++\naliases = ["/a/b/", "/x/" ]\n+++\n'],
    ['# A\n', '---\naliases: ["/a/b/"]\n---\n\n# A\n'],
    ['---\nslug: z\n---\n', '---\nslug: z\naliases: ["/a/z/"]\n---\n'],
    ['---\nurl: /z/\n---\n', '---\nurl: /z/\n---\n'],
  ])('%j', async (before, after) => {
    const site = { 'hugo.toml': 'title = "x"\n', 'content/a/b.md': before, 'content/c.md': '' }
    expect((await moved(site, 'content/a/b.md', 'content/d.md'))['content/d.md']).toBe(after)
  })

  test('of a section', async () => {
    const site = { 'hugo.toml': 'title = "x"\n', 'content/A B/_index.md': '# A\n' }
    const tree = await moved(site, 'content/A B', 'content/c')
    expect(tree['content/c/_index.md']).toContain('aliases: ["/a-b/"]')
  })
})

test('a page for which nothing can be written is not moved', async () => {
  const files = { 'docs/.vitepress/config.mjs': 'export default {}\n', 'docs/a.md': '# A\n' }
  const cwd = folderWith(files)
  const run = await runCli(['move', '--redirect', 'docs/a.md', 'docs/b.md'], { cwd })
  expect([run.code, run.stderr]).toEqual([
    2,
    'hreflint: docs/a.md: hreflint cannot write a redirect from its old address (VitePress). Move it without --redirect, and add the redirect to the settings of your server.\nhreflint: Nothing was moved.\n',
  ])
  expect(treeOf(cwd)).toEqual(files)
})

test('what is no page of a site needs no redirect', async () => {
  const files = { 'README.md': '[a](a.md)\n', 'a.md': '', 'p.png': '' }
  expect(await moved(files, 'a.md', 'b.md')).toMatchObject({ 'README.md': '[a](b.md)\n' })
})
