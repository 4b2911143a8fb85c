import { describe, expect, test } from 'vitest'
import { codesByFile, folderWith, runCli } from '../support/run-cli.ts'

// A configuration can give headings other ids. Which ones is not read, so that a fragment is unknown if it is not found.

async function codes(config: string, text: string, path: string, page: string) {
  const run = await runCli(['--format', 'json', '.'], {
    cwd: folderWith({ [path]: text, [page]: config }),
  })
  return Object.values(codesByFile(run)).flat()
}

const heading = '## Über Sea & b\n\n'

const changed: readonly [name: string, config: string, text: string, page: string, id: string][] = [
  [
    'Hugo, github-ascii',
    'hugo.toml',
    '[markup.goldmark.parser]\nautoHeadingIDType = "github-ascii"\n',
    'content/_index.md',
    'uber-sea--b',
  ],
  [
    'Hugo, blackfriday',
    'hugo.yaml',
    'markup:\n  goldmark:\n    parser:\n      autoHeadingIdType: blackfriday\n',
    'content/_index.md',
    'über-sea-b',
  ],
  [
    'MkDocs, separator',
    'mkdocs.yml',
    'markdown_extensions:\n  - toc:\n      permalink: true\n\n      separator: "_"\n  - attr_list\n',
    'docs/index.md',
    'uber_sea_b',
  ],
  [
    'MkDocs, slugify',
    'mkdocs.yml',
    'markdown_extensions:\n  toc: { slugify: !!python/object/apply:slugs.slugify { case: none } }\n',
    'docs/index.md',
    'Uber-Sea-b',
  ],
  ['Jekyll, prefix', '_config.yml', 'kramdown:\n  auto_id_prefix: "id-"\n', 'index.md', 'id-uber'],
  ['Jekyll, other parser', '_config.yml', 'markdown: CommonMark\n', 'index.md', 'uber--sea'],
  [
    'VitePress, slugify',
    '.vitepress/config.ts',
    'export default { markdown: { anchor: { slugify(text) { return `h-${text.length}` } } } }',
    'index.md',
    'h-12',
  ],
  [
    'VitePress, attrs',
    '.vitepress/config.ts',
    'export default { markdown: { attrs: { disable: true } } }',
    'index.md',
    'uber-sea-b-own',
  ],
]

describe.each(changed)('%s', (_, config, text, page, id) => {
  test('makes ids that are unknown', async () => {
    expect(await codes(`${heading}[x](#${id})\n`, text, config, page)).toEqual([])
  })
})

test.each([
  ['hugo.toml', 'autoHeadingIDType = "github"\n', 'content/_index.md'],
  [
    'mkdocs.yml',
    'plugins:\n  - search:\n      separator: "-"\nmarkdown_extensions:\n  - toc:\n      permalink: true\n  - other:\n      slugify: x\n',
    'docs/index.md',
  ],
  ['_config.yml', 'markdown: kramdown\nkramdown:\n  input: GFM\n', 'index.md'],
  ['.vitepress/config.ts', 'export default { markdown: { anchor: { level: 2 } } }', 'index.md'],
])('%s without such a setting leaves the ids known', async (config, text, page) => {
  expect(await codes(`${heading}[x](#none)\n`, text, config, page)).toEqual([
    'reference/missing-fragment',
  ])
})

describe('VitePress: a module that the configuration imports', () => {
  const site = (modules: Readonly<Record<string, string>>, text: string) => ({
    '.vitepress/config/index.ts': "import { a } from './shared'\nexport default { ...a }",
    ...modules,
    'index.md': text,
  })
  const found = async (files: Readonly<Record<string, string>>) => {
    const run = await runCli(['--format', 'json', '.'], { cwd: folderWith(files) })
    return Object.values(codesByFile(run)).flat()
  }
  const keepsCase = 'export const a = { markdown: { anchor: { slugify } } }'
  const plugin =
    "export default () => ({ name: 'x', transform(code, id) { return id.endsWith('.md') ? code + '## More' : code } })"

  test('makes ids that are unknown', async () => {
    const text = '## Über\n\n[x](#Über)\n'
    expect(await found(site({ '.vitepress/config/shared.ts': keepsCase }, text))).toEqual([])
  })

  test('adds headings', async () => {
    const modules = {
      '.vitepress/config/shared.ts':
        "import more from '../plugins/more'\nexport const a = { vite: { plugins: [more()] } }",
      '.vitepress/plugins/more.ts': plugin,
    }
    expect(await found(site(modules, '## A heading\n\n[x](#more)\n'))).toEqual([])
    // What is almost the id of a heading is a slip.
    expect(await found(site(modules, '## A heading\n\n[x](#a-heeding)\n'))).toEqual([
      'reference/missing-fragment',
    ])
  })

  test('that is not imported changes nothing', async () => {
    const modules = {
      '.vitepress/config/shared.ts': "import b from './shared'\nexport const a = {}",
      '.vitepress/config/other.ts': keepsCase,
      '.vitepress/plugins/more.ts': plugin,
    }
    expect(await found(site(modules, '## A\n\n[x](#more)\n'))).toEqual([
      'reference/missing-fragment',
    ])
  })
})

describe('VitePress 2 writes the fragments of links as ids', () => {
  const config = { 'docs/.vitepress/config.ts': 'export default {}' }
  const codesWith = async (packages: Readonly<Record<string, string>>) => {
    const files = { ...config, ...packages, 'docs/index.md': '## Some Title\n\n[x](#Some-Title)\n' }
    const run = await runCli(['--format', 'json', '.'], { cwd: folderWith(files) })
    return codesByFile(run)['docs/index.md']
  }
  const named = (version: string) => JSON.stringify({ devDependencies: { vitepress: version } })

  test.each(['2.0.0-alpha.19', '^2.0.0', 'next', 'catalog:', '>=2'])('%s', async version => {
    expect(await codesWith({ 'docs/package.json': named(version) })).toEqual([])
    expect(await codesWith({ 'package.json': named(version) })).toEqual([])
  })

  test.each(['1.6.4', '^1.0.0', '~0.22.0', 'latest', '*'])('but not %s', async version => {
    expect(await codesWith({ 'package.json': named(version) })).toEqual([
      'reference/missing-fragment',
    ])
  })

  test('nor in HTML, nor what no heading has', async () => {
    const text = '## Some Title\n\n<a href="#Some-Title">x</a> [y](#Other-Title)\n'
    const files = { ...config, 'package.json': named('2.0.0'), 'docs/index.md': text }
    const run = await runCli(['--format', 'json', '.'], { cwd: folderWith(files) })
    expect(codesByFile(run)['docs/index.md']).toEqual([
      'reference/missing-fragment',
      'reference/missing-fragment',
    ])
  })
})
