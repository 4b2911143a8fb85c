import { describe, expect, test } from 'vitest'
import { codesOf, missing, page, siteOf } from '../support/generator-sites.ts'
import { git, repositoryWith } from '../support/git-repository.ts'
import { codesByFile, folderWith, runCli } from '../support/run-cli.ts'

// What the configuration of a generator says of its folders and addresses is read as data, and shown.

describe.each<[name: string, config: string, files: Record<string, string>, page: string]>([
  [
    'VitePress, srcDir',
    ".vitepress/config.ts\nexport default defineConfig({ srcDir: './src', themeConfig: { sidebar: [{ base: '/x/', items: [] }] } })",
    { 'src/b.md': '', 'src/public/a.png': '' },
    'src/a.md',
  ],
  [
    'Docusaurus, staticDirectories',
    "docusaurus.config.js\nmodule.exports = { staticDirectories: ['assets'] }",
    { 'docs/b.md': '', 'assets/a.png': '' },
    'docs/a.md',
  ],
  [
    'Astro, srcDir and publicDir',
    "astro.config.mjs\nexport default { srcDir: './web', publicDir: 'files/' }",
    { 'web/pages/b.md': '', 'files/a.png': '' },
    'web/pages/a.md',
  ],
  [
    'MkDocs, docs_dir',
    "mkdocs.yml\nsite_name: x\ndocs_dir: 'manual' # where\n",
    { 'manual/b.md': '', 'manual/a.png': '' },
    'manual/a.md',
  ],
  [
    'mdBook, src',
    'book.toml\n[book]\ntitle = "x"\nsrc = "text"\n',
    { 'text/b.md': '', 'text/a.png': '' },
    'text/a.md',
  ],
])('%s', (_, config, files, path) => {
  const [name = '', text = ''] = [
    config.slice(0, config.indexOf('\n')),
    config.slice(config.indexOf('\n') + 1),
  ]
  const site = { ...files, [name]: text }
  const rooted = name === 'mkdocs.yml' ? '' : '/'

  test('is where pages and pictures are looked for', async () => {
    // Astro leaves links to sources as they are.
    const next = name.startsWith('astro') ? '../b/' : 'b.md'
    expect(await codesOf({ ...site, [path]: page(next, `${rooted}a.png`) })).toEqual({})
    expect(await codesOf({ ...site, [path]: page('none.md', `${rooted}none.png`) })).toEqual({
      [path]: [...missing, ...missing],
    })
  })
})

describe('the path that a site is served below', () => {
  const astro = (base: string) => ({
    'astro.config.mjs': `export default { site: 'https://a.test', ${base} }`,
    'public/a.png': '',
  })
  const path = 'src/pages/a.md'

  test('is part of the links of Astro', async () => {
    const based = astro("base: '/docs'")
    expect(await codesOf({ ...based, [path]: page('/docs/a.png', '/a.png', '/none.png') })).toEqual(
      {},
    )
    expect(await codesOf({ ...based, [path]: page('/docs/none.png') })).toEqual({ [path]: missing })
    expect(await codesOf({ ...astro("other: ''"), [path]: page('/none.png') })).toEqual({
      [path]: missing,
    })
  })

  test('makes pictures uncertain where it is computed', async () => {
    const computed = astro('base: process.env.BASE')
    expect(await codesOf({ ...computed, [path]: page('/docs/none.png', '/none.png') })).toEqual({})
  })

  test('is that of site_url in MkDocs', async () => {
    const site = { 'mkdocs.yml': 'site_url: https://a.test/docs/\n', 'docs/a.png': '' }
    const own = 'docs/a.md'
    expect(await codesOf({ ...site, [own]: page('/docs/a.png', '/a.png', '/none.png') })).toEqual(
      {},
    )
    expect(await codesOf({ ...site, [own]: page('/docs/none.png') })).toEqual({ [own]: missing })
    const computed = { ...site, 'mkdocs.yml': 'site_url: !ENV SITE_URL\n' }
    expect(await codesOf({ ...computed, [own]: page('/docs/none.png') })).toEqual({})
  })
})

describe('the base of VitePress', () => {
  const site = (config: string) => ({
    '.vitepress/config.ts': config,
    'public/a.png': '',
    'b.md': '',
  })
  const html = '<a href="/p/b">x</a> <img src="/p/a.png">\n'

  test('may begin the links of HTML, which VitePress leaves as they are', async () => {
    const based = site("export default defineConfig({ base: '/p/' })")
    expect(await codesOf({ ...based, 'index.md': html })).toEqual({})
    expect(await codesOf({ ...based, 'index.md': page('/b', '/none') })).toEqual({
      'index.md': missing,
    })
  })

  test('is not that of a part of the sidebar', async () => {
    const nested = "sidebar: [{ base: '/p/', items: [] }], nav: { base: '/p/' }"
    const unbased = site(`export default { themeConfig: { ${nested} } }`)
    expect(await codesOf({ ...unbased, 'index.md': html })).toEqual({
      'index.md': [...missing, ...missing],
    })
  })
})

test('the base of Docusaurus may begin the links of JSX, which Docusaurus leaves as they are', async () => {
  const config = "export default { url: 'https://a.test', baseUrl: '/p/' }"
  const based = { 'docusaurus.config.js': config, 'static/a.png': '', 'docs/b.md': '' }
  const jsx = '<a href="/p/docs/b">x</a> <img src="/p/a.png" />\n'
  expect(await codesOf({ ...based, 'docs/a.mdx': jsx })).toEqual({})
  expect(await codesOf({ ...based, 'docs/a.mdx': page('/none.png') })).toEqual({
    'docs/a.mdx': missing,
  })
})

test('a base that is computed may be each string of its expression', async () => {
  const config = "export default { baseUrl: process.env.PREVIEW ? '/' : '/p/', title: '/q/' }"
  const based = { 'docusaurus.config.js': config, 'static/a.png': '' }
  expect(await codesOf({ ...based, 'docs/a.mdx': '<img src="/p/a.png" />\n' })).toEqual({})
  expect(await codesOf({ ...based, 'docs/a.mdx': '<img src="/q/a.png" />\n' })).toEqual({
    'docs/a.mdx': missing,
  })
})

describe('VitePress', () => {
  test('does not take its sources from a setting of another program', async () => {
    const config = "export default withPwa(defineConfig({ pwa: { srcDir: '.vitepress' } }))"
    const site = { '.vitepress/config.ts': config, 'public/a.png': '', 'b.md': '' }
    expect(await codesOf({ ...site, 'a.md': page('/a.png', './b.md', './none.md') })).toEqual({
      'a.md': missing,
    })
    const vue = '<template><img src="/a.png"></template>\n'
    expect(await codesOf({ ...site, '.vitepress/theme/A.vue': vue })).toEqual({})
  })

  test.each([
    ['/^\\/play/'],
    ['/^\\/play\\//, /:\\/\\/localhost/'],
    ["'/play/'"],
    ["'/other', '/play'"],
  ])('accepts the links that it is told to ignore: %s', async ignored => {
    const config = `export default { ignoreDeadLinks: [${ignored}] }`
    const site = { '.vitepress/config.ts': config }
    expect(await codesOf({ ...site, 'a.md': page('/play/', '/play/b', '/none') })).toEqual({
      'a.md': missing,
    })
  })
})

test.each([
  ['file', []],
  ['preserve', []],
  ['directory', ['reference/missing-fragment']],
])(
  'with the format %s, Astro starts relative links at the file or the folder of the page',
  async (format, found) => {
    const config = `export default { build: { format: '${format}' } }`
    const pages = { 'src/pages/index.md': '# Heading\n', 'src/pages/x/index.md': '# Other\n' }
    const own = { 'src/pages/x/a.md': page('../index.html#heading') }
    expect(await codesOf({ ...pages, ...own, 'astro.config.mjs': config })).toEqual(
      found.length === 0 ? {} : { 'src/pages/x/a.md': found },
    )
  },
)

test('pages that VitePress gives other addresses are not missing', async () => {
  const config = "export default { rewrites: { 'packages/:p/:rest*': ':p/:rest*' } }"
  const site = { '.vitepress/config.ts': config, 'packages/a/b.md': '' }
  expect(await codesOf({ ...site, 'index.md': page('/a/b', '/c', 'a/b.md') })).toEqual({})
})

test('MkDocs without folders for pages starts relative links where the file is', async () => {
  const site = { 'docs/b/c.png': '', 'docs/index.md': '' }
  const relative = { 'docs/b.md': '<img src="../b/c.png">\n' }
  expect(
    await siteOf(
      { ...site, ...relative, 'mkdocs.yml': 'use_directory_urls: false\n' },
      'docs/b.md',
    ),
  ).toMatchObject({ profile: 'mkdocs', options: { pagesAreFolders: false } })
})

test('Jekyll with pretty permalinks makes folders; Hugo with ugly URLs makes none', async () => {
  const jekyll = { '_config.yml': 'permalink: pretty\n', 'a.md': '' }
  expect(await siteOf(jekyll, 'a.md')).toMatchObject({ options: { pagesAreFolders: true } })
  expect(await siteOf({ ...jekyll, '_config.yml': 'permalink: date\n' }, 'a.md')).toMatchObject({
    options: {},
  })
  const hugo = { 'hugo.toml': 'uglyURLs = true\n', 'content/a.md': '' }
  expect(await siteOf(hugo, 'content/a.md')).toMatchObject({ options: { pagesAreFolders: false } })
})

describe('pages whose addresses the configuration of Hugo moves', () => {
  async function counted(config: string, file = 'hugo.toml') {
    const links = ['/posts/a/', '/notes/a/', '/posts/a.html', '/posts/index.html']
    const cwd = folderWith({
      [file]: config,
      'content/_index.md': page(...links, 'posts/a.md'),
      'content/posts/_index.md': '',
      'content/posts/a.md': '',
      'content/notes/a.md': '',
    })
    const run = await runCli(['--stats', 'content/_index.md'], { cwd })
    expect(run.code).toBe(0)
    return /links: .*/.exec(run.stderr)?.[0]
  }
  const ofAll = 'links: 4 resolved, 1 unknown (1 generated), 0 broken'
  const posts = 'links: 2 resolved, 3 unknown (3 generated), 0 broken'

  test.each([
    ['none', 'title = "x"\n', 'hugo.toml', ofAll],
    [
      'TOML',
      'title = "x"\n[permalinks]\n  posts = "/:year/:slug/"\n[params]\n  notes = "x"\n',
      'hugo.toml',
      posts,
    ],
    ['TOML, by kind', '[permalinks.page]\n"posts" = "/:year/:slug/"\n', 'hugo.toml', posts],
    ['TOML, on one line', 'permalinks = { posts = "/:slug/" }\n', 'hugo.toml', posts],
    ['YAML', 'permalinks:\n  posts: /:year/:slug/\ntitle: x\n', 'hugo.yaml', posts],
    ['YAML, by kind', 'title: x\npermalinks:\n  page:\n    posts: /:slug/\n', 'hugo.yaml', posts],
    ['JSON', '{ "permalinks": { "posts": "/:slug/" } }', 'hugo.json', posts],
    ['uglyURLs of one section', '[uglyURLs]\nposts = true\n', 'hugo.toml', posts],
  ])('%s', async (_, config, file, said) => {
    expect(await counted(config, file)).toBe(said)
  })

  test('with ugly URLs, `posts/index.html` is none', async () => {
    const ugly = 'links: 4 resolved, 1 unknown (1 generated), 0 broken'
    expect(await counted('uglyURLs = true\n')).toBe(ugly)
    expect(await counted('uglyurls = true\n')).toBe(ugly)
  })
})

test('site-url of mdBook is the path below which its pages are', async () => {
  const book = (siteUrl: string) => ({
    'book.toml': `[book]\ntitle = "x"\n[output.html]\nsite-url = ${siteUrl}\n`,
    'src/p.png': '',
  })
  const own = 'src/a.md'
  const links = page('/book/p.png', '/p.png', '/none.png')
  expect(await codesOf({ ...book('"/book/"'), [own]: links })).toEqual({})
  expect(await codesOf({ ...book('"/book/"'), [own]: page('/book/none.png') })).toEqual({
    [own]: missing,
  })
  expect(await codesOf({ ...book('"/"'), [own]: page('/none.png') })).toEqual({ [own]: missing })
})

test('mdBook writes the chapters that its summary lists, unless it is told not to', async () => {
  const book = (config: string, source = 'src') => ({
    'book.toml': `[book]\nsrc = "${source}"\n${config}`,
    [`${source}/SUMMARY.md`]: '- [A](a.md)\n- [N](./new.md)\n  - [S](b/so%20new.md)\n- [Draft]()\n',
    [`${source}/a.md`]: page('new.md', 'b/so%20new.md', 'other.md'),
  })
  const other = { 'src/a.md': missing }
  expect(await codesOf(book(''))).toEqual(other)
  expect(await codesOf(book('[build]\ncreate-missing = true\n', 'text'))).toEqual({
    'text/a.md': missing,
  })
  expect(await codesOf(book('[build]\ncreate-missing = false\n'))).toEqual({
    'src/SUMMARY.md': [...missing, ...missing],
    'src/a.md': Array(3).fill('reference/missing-file'),
  })
})

test.each([
  ['', ['reference/missing-fragment']],
  ['[preprocessor.spec]\ncommand = "x"\n', ['reference/missing-fragment'], 'instal'],
  ['[preprocessor.mermaid]\ncommand = "mdbook-mermaid"\n', ['reference/missing-fragment']],
  ['[preprocessor.spec]\ncommand = "x"\n', []],
])('a preprocessor of mdBook may add ids: %j', async (config, found, fragment = 'r-none') => {
  const files = {
    'book.toml': `[book]\n${config}`,
    'src/a.md': `# Install\n\n[x](#${fragment})\n`,
  }
  expect(await codesOf(files)).toEqual(found.length === 0 ? {} : { 'src/a.md': found })
})

test('mdBook makes pages of the chapters in its summary, and of nothing else', async () => {
  const links = ['b.html', 'none.html', './deep/none.html', '../std/none.html', '/none.html', 'asm']
  const book = {
    'book.toml': '[book]\n[output.html.redirect]\n"/old.html" = "b.html"\n',
    'src/a.md': page(...links, 'old.html'),
    'src/b.md': '',
  }
  const summary = { 'src/SUMMARY.md': '- [A](a.md)\n- [B](b.md)\n' }
  const missingPages = Array(2).fill('reference/missing-file')
  expect(await codesOf({ ...book, ...summary })).toEqual({ 'src/a.md': missingPages })
  // A program may write the summary.
  expect(await codesOf(book)).toEqual({})
})

test('--print-config shows what was read', async () => {
  const site = {
    '.vitepress/config.mts': "export default { srcDir: 'src' }",
    'src/a.md': '',
  }
  expect(await siteOf(site, 'src/a.md')).toMatchObject({
    profile: 'vitepress',
    siteUrl: null,
    fragments: true,
    because: '.vitepress/config.mts',
    options: { contents: ['src'], statics: ['src/public'] },
  })
})

test('a folder that only running the configuration would tell makes the site unknown', async () => {
  const site = { '.vitepress/config.mts': 'export default { srcDir: where() }', 'src/a.md': '' }
  expect(await siteOf(site, 'src/a.md')).toBe(null)
})

test('templates and styles of a generator are unknown, also if references are asked for', async () => {
  const cwd = folderWith({
    'hugo.toml': '',
    'layouts/icon.html': '<svg><use href="#copy"/></svg>',
    'assets/main.css': '@import "tailwindcss";',
    'content/a.md': page('none.md'),
  })
  const run = await runCli(['--references', 'fragments', '--format', 'json', '.'], { cwd })
  const found = Object.entries(codesByFile(run)).filter(([, codes]) => codes.length > 0)
  expect(found).toEqual([['content/a.md', missing]])
})

test('Jekyll, exclude: what the site leaves out is read on the forge', async () => {
  const files = {
    'docs/_config.yml': 'exclude: [Gemfile*, ./styles/, notes.md]\n',
    'docs/a.md': page('/docs/a.md', 'styles/a.md'),
    'docs/styles/b/a.md': page('/docs/a.md', '/docs/none.md'),
    'docs/notes.md': page('/docs/a.md'),
    'docs/styles-of-ours.md': page('/docs/a.md'),
  }
  const cwd = repositoryWith(files)
  git(cwd, 'remote', 'add', 'origin', 'https://github.com/somebody/something.git')
  const run = await runCli(['--format', 'json', '.'], { cwd })
  const found = Object.entries(codesByFile(run)).filter(([, codes]) => codes.length > 0)
  expect(Object.fromEntries(found)).toEqual({
    'docs/a.md': [...missing, ...missing],
    'docs/styles/b/a.md': missing,
    'docs/styles-of-ours.md': missing,
  })
})
