import { describe, expect, test } from 'vitest'
import { codesByFile, folderWith, runCli } from '../support/run-cli.ts'

// Sites as they are in repositories of others.

const repository = {
  '.git/HEAD': 'ref: refs/heads/main\n',
  '.git/config': '[remote "origin"]\n\turl = https://github.com/a/b.git\n',
}

async function reported(files: Readonly<Record<string, string>>) {
  const cwd = folderWith({ ...repository, ...files })
  const run = await runCli(['--format', 'json', '--no-ignore', '.'], { cwd })
  const found = Object.entries(codesByFile(run)).filter(([, codes]) => codes.length > 0)
  return Object.fromEntries(found)
}

async function siteOf(files: Readonly<Record<string, string>>, file: string) {
  const run = await runCli(['--print-config', file], {
    cwd: folderWith({ ...repository, ...files }),
  })
  return JSON.parse(run.stdout).site
}

const missing = ['reference/missing-file']
const broken = '[x](none.md)\n'

describe('documents in hidden folders', () => {
  test.each([
    '.github/CONTRIBUTING.md',
    '.github/PULL_REQUEST_TEMPLATE.md',
    '.claude/skills/a/SKILL.md',
    'docs/.notes/a.md',
  ])('%s is checked as any other', async path => {
    expect(await reported({ [path]: broken })).toEqual({ [path]: missing })
  })

  test('parts that a script puts together are no documents', async () => {
    expect(await reported({ '.github/readmes/_part.md': broken })).toEqual({})
  })

  test('templates may lead to pages of the forge', async () => {
    const text = '![i](image-link) [a](../blob/main/a.md) [b](../../issues/1) [c](/a/b/wiki)\n'
    expect(await reported({ '.github/ISSUE_TEMPLATE/bug.md': text })).toEqual({})
    expect(await reported({ '.github/pull_request_template.md': text })).toEqual({})
  })
})

describe('what git ignores is made by a build', () => {
  const mkdocs = { 'mkdocs.yml': 'site_name: A\n', 'docs/index.md': '' }
  const vitepress = { '.vitepress/config.ts': 'export default {}', 'index.md': '' }
  const inside = (folder: string, files: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]))

  test.each<[what: string, files: Record<string, string>, file: string, link: string]>([
    ['a file', { '.gitignore': '/dist/a.js\n' }, 'README.md', 'dist/a.js'],
    ['a folder', { '.gitignore': 'dist/\n' }, 'README.md', 'dist/a.js'],
    ['a page', { ...mkdocs, '.gitignore': '/docs/cli.md\n' }, 'docs/a.md', 'cli.md'],
    [
      'a page of Hugo by its name',
      { 'hugo.toml': '', 'content/a.md': '', '.gitignore': '/content/api/\n' },
      'content/b.md',
      '{{< ref "api/c" >}}',
    ],
    ['a folder of pages', { ...vitepress, '.gitignore': '/api\n' }, 'a.md', '/api/b'],
    [
      'what a folder of the site ignores',
      { ...mkdocs, 'docs/api/.gitignore': 'v*.md\n', 'docs/api/b.md': '' },
      'docs/a.md',
      'api/v1.md',
    ],
    [
      'what a folder ignores in folders that are not there',
      { 'docs/.gitignore': '/api/\n' },
      'docs/README.md',
      'api/v1/a.md',
    ],
    [
      'what the root of the repository ignores',
      { ...inside('site', vitepress), '.gitignore': 'site/api\n' },
      'site/a.md',
      './api/b.md',
    ],
    [
      'what the folder of the site ignores',
      inside('site', { ...vitepress, '.gitignore': 'api\n' }),
      'site/a.md',
      './api/b.md',
    ],
  ])('%s', async (_, files, path, link) => {
    const text = `[x](${link})\n`
    expect(await reported({ ...files, [path]: text })).toEqual({})
    const other = Object.fromEntries(
      Object.entries(files).filter(([name]) => !/ignore$/.test(name)),
    )
    expect(await reported({ ...other, [path]: text })).toEqual({ [path]: missing })
  })

  test('a submodule that is not checked out is another repository', async () => {
    const files = {
      '.gitmodules': '[submodule "a"]\n\tpath = vendor/a\n\turl = https://a.example/a.git\n',
      'README.md': '[x](vendor/a/README.md)\n',
    }
    expect(await reported(files)).toEqual({})
    expect(await reported({ ...files, 'vendor/a/b.md': '' })).toEqual({ 'README.md': missing })
    expect(await reported({ ...files, 'README.md': '[x](vendor/b/README.md)\n' })).toEqual({
      'README.md': missing,
    })
  })

  test('the innermost file decides', async () => {
    const files = { '.gitignore': '*.js\n', 'dist/b': '', 'README.md': '[x](dist/a.js)\n' }
    expect(await reported({ ...files, 'dist/.gitignore': '!a.js\n' })).toEqual({
      'README.md': missing,
    })
    expect(await reported({ ...files, 'dist/.gitignore': '!b.js\n' })).toEqual({})
  })

  test.each([
    ['dist/b.js', '/dist/a.js\n'],
    ['dist/a.js', 'dist/*\n!dist/a.js\n'],
    ['dist/a.js', '# dist\n'],
  ])('but %s is missing beside %j', async (link, ignored) => {
    const files = { '.gitignore': ignored, 'README.md': `[x](${link})\n` }
    expect(await reported(files)).toEqual({ 'README.md': missing })
  })
})

describe('Markdown that no forge and no generator shows as a page', () => {
  test.each<[path: string, files: Record<string, string>]>([
    ['layouts/shortcodes/a.md', { 'hugo.toml': '' }],
    ['layouts/_partials/a.md', { 'config.toml': '', 'layouts/b.html': '', 'content/a.md': '' }],
    ['archetypes/default.md', { 'hugo.yaml': '' }],
    ['archetypes/a.md', { 'config/_default/hugo.yaml': '' }],
    ['_includes/a.md', { '_config.yml': '' }],
    ['_layouts/a.md', { '_config.yml': '' }],
  ])('%s', async (path, files) => {
    expect(await reported({ ...files, [path]: broken })).toEqual({})
  })
})

test('a table of redirects does not make a repository a folder that is served', async () => {
  const files = { _redirects: '/a /b\n', 'docs/a.md': broken, 'page.html': '<a href="none.html">' }
  expect(await reported(files)).toEqual({ 'docs/a.md': missing })
  const served = { ...files, 'index.html': '', 'page.html': '<a href="none.html">' }
  expect(Object.keys(await reported(served))).toContain('page.html')
})

test.each(['.vitepress/config/index.ts', '.vitepress/config/index.mts'])(
  'VitePress by %s',
  async config => {
    const files = {
      [`docs/${config}`]: "export default { srcDir: 'src' }",
      'docs/src/a.md': broken,
    }
    expect(await siteOf(files, 'docs/src/a.md')).toMatchObject({
      root: 'docs',
      profile: 'vitepress',
    })
    expect(await reported(files)).toEqual({ 'docs/src/a.md': missing })
  },
)

test('Starlight whose pages are all in folders of languages', async () => {
  const files = { 'astro.config.mjs': 'export default {}', 'src/content/docs/en/a.md': broken }
  expect(await siteOf(files, 'src/content/docs/en/a.md')).toMatchObject({ profile: 'starlight' })
})

test.each<[name: string, page: string, files: Record<string, string>]>([
  ['MkDocs that inherits', 'docs/a.md', { 'mkdocs.yml': 'INHERIT: base.yml\n' }],
  [
    'VitePress with a computed folder',
    'a.md',
    { '.vitepress/config.ts': 'export default { srcDir: from() }' },
  ],
])('%s: pages are not judged as the forge shows them', async (_, page, files) => {
  expect(await reported({ ...files, [page]: '[x](/none/) [y](none.md)\n' })).toEqual({})
  expect(await reported({ ...files, [page]: '', 'README.md': broken })).toEqual({
    'README.md': missing,
  })
})

test.each([
  ['attributes of a heading', '## Here {.notranslate lang=en}\n'],
  ['a component in a page', '<script setup>\nimport A from "./a.vue"\n</script>\n\n<A />\n'],
])('%s: a fragment that is not found is unknown', async (_, text) => {
  const files = { '.vitepress/config.ts': '', 'a.md': '[b](b.md#nope)\n', 'b.md': text }
  expect(await reported(files)).toEqual({})
})

describe('configurations that are programs', () => {
  const pages = { 'src/a.md': '[b](/b)\n', 'src/b.md': '' }

  test.each([
    'title: `x ${1}`, srcDir: "src", description: `y`',
    'title: `a ${`b ${c}`}`, srcDir: `src`, description: `${d}`',
    'pattern: /[`"]/, srcDir: "src"',
    'title: "it\\\'s", /* srcDir: "no" */ srcDir: "src" // `\n',
  ])('%s', async text => {
    const files = { ...pages, '.vitepress/config.ts': `export default { ${text} }` }
    expect(await siteOf(files, 'src/a.md')).toMatchObject({ options: { contents: ['src'] } })
    expect(await reported(files)).toEqual({})
  })

  test.each<[text: string, codes: readonly string[]]>([
    ['head: [["link", { attrs: 1 }]]', ['reference/missing-fragment']],
    ['description: "slugify and attrs"', ['reference/missing-fragment']],
    ['markdown: { lineNumbers: true }, vue: { attrs: 1 }', ['reference/missing-fragment']],
    ['markdown: { attrs: { disable: true } }', []],
    ['markdown: { anchor: { slugify } }', []],
  ])('%s', async (text, codes) => {
    const files = {
      '.vitepress/config.ts': `export default { ${text} }`,
      'a.md': '[b](b.md#nope)\n',
      'b.md': '# Here\n',
    }
    expect(await reported(files)).toEqual(codes.length === 0 ? {} : { 'a.md': codes })
  })
})
