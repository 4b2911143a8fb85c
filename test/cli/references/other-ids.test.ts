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

describe('a module beside a configuration of VitePress', () => {
  const config = '.vitepress/config/index.ts'
  const ids = 'export const shared = defineConfig({ markdown: { attrs: { left: "%{" } } })'
  test.each<[module: string, text: string, codes: readonly string[]]>([
    ['.vitepress/config/shared.ts', ids, []],
    ['.vitepress/shared.mts', ids, []],
    ['.vitepress/theme/index.ts', ids, ['reference/missing-fragment']],
    ['.vitepress/config/shared.md', ids, ['reference/missing-fragment']],
    ['.vitepress/config/de.ts', 'export const de = { lang: "de" }', ['reference/missing-fragment']],
  ])('%s: %s', async (module, text, codes) => {
    const cwd = folderWith({
      [config]: "import { shared } from './shared'\nexport default defineConfig({ ...shared })",
      [module]: text,
      'index.md': `${heading}[x](#none)\n`,
    })
    const run = await runCli(['--format', 'json', 'index.md'], { cwd })
    expect(codesByFile(run)['index.md']).toEqual(codes)
  })
})
