import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { slug } from 'github-slugger'
import { expect, test } from 'vitest'
import { compared, type Generator } from './compare-with-build.ts'
import { type BookPage, generatedBooks } from './generated-book.ts'
import { npmGenerators } from './npm-generators.ts'
import { oddBooks } from './odd-books.ts'

// What is said of links in sources, held to the sites that the real generators build of them.

/** What other settings of MkDocs resolve: absolute paths to sources (`validation`), ids with other letters (`slugify`). */
const bySettings = /^\/.*\.md(?:#|$)|#.*%/

/** Sources, which other versions or a plugin of the generator resolve. */
const sources = /\.md(?:#|$)/

/** Besides, ids that kramdown makes with another parser. */
const sourcesAndIds = /\.md(?:#|$)|#t-/

const page = '<!DOCTYPE html><title>x</title>{{ .Content }}'

/** Besides, ids that another setting makes, which are never reported. */
const sourcesAndAllIds = /\.md(?:#|$)|#/

/** Hugo with an option. */
const hugo = (name: string, option = '', lenient = sources): Generator => ({
  name,
  files: {
    'hugo.toml': `baseURL = "http://site.test/"\ntitle = "x"\n${option}\n`,
    'layouts/_default/single.html': page,
    'layouts/_default/list.html': page,
  },
  content: 'content',
  sourceOf: path => path.replace(/(^|\/)index$/, '$1_index'),
  build: ['hugo', '--quiet'],
  output: 'public',
  lenient,
})

/** Jekyll with the permalinks of an option. */
const jekyll = (permalink: string): Generator => ({
  name: `Jekyll, permalink: ${permalink}`,
  files: { '_config.yml': `title: x\npermalink: ${permalink}\n` },
  content: '',
  build: ['jekyll', 'build', '--quiet'],
  output: '_site',
  lenient: sourcesAndIds,
})

const generators: readonly Generator[] = [
  {
    name: 'MkDocs',
    files: { 'mkdocs.yml': 'site_name: x\n' },
    content: 'docs',
    build: ['mkdocs', 'build', '-q'],
    output: 'site',
    lenient: bySettings,
  },
  {
    name: 'MkDocs, use_directory_urls: false',
    files: { 'mkdocs.yml': 'site_name: x\nuse_directory_urls: false\n' },
    content: 'docs',
    build: ['mkdocs', 'build', '-q'],
    output: 'site',
    lenient: bySettings,
  },
  {
    name: 'MkDocs, separator, docs_dir, site_dir',
    files: {
      'mkdocs.yml':
        'site_name: x\ndocs_dir: manual\nsite_dir: www\nmarkdown_extensions:\n  - toc:\n      permalink: true\n      separator: "_"\n',
    },
    content: 'manual',
    build: ['mkdocs', 'build', '-q'],
    output: 'www',
    slug: heading => slug(heading).replace(/-+/g, '_'),
    lenient: /^\/.*\.md(?:#|$)|#/,
  },
  hugo('Hugo'),
  hugo('Hugo, relativeURLs', 'relativeURLs = true'),
  hugo('Hugo, canonifyURLs', 'canonifyURLs = true'),
  hugo('Hugo, uglyURLs', 'uglyURLs = true'),
  hugo('Hugo, permalinks', '[permalinks]\nguide = "/manual/:title/"'),
  {
    ...hugo(
      'Hugo, github-ascii',
      '[markup.goldmark.parser]\nautoHeadingIDType = "github-ascii"',
      sourcesAndAllIds,
    ),
    slug: heading => slug(heading.normalize('NFD').replace(/\p{M}/gu, '')),
  },
  {
    ...hugo(
      'Hugo, blackfriday',
      '[markup.goldmark.parser]\nautoHeadingIDType = "blackfriday"',
      sourcesAndAllIds,
    ),
    slug: heading => slug(heading).replace(/[-_]+/g, '-'),
  },
  jekyll('pretty'),
  jekyll('/:path/:basename:output_ext'),
  jekyll('/:path.html'),
  jekyll('none'),
  jekyll('/docs/:title'),
  jekyll('date'),
  jekyll('/:title/'),
  {
    name: 'VitePress',
    files: { '.vitepress/config.mjs': 'export default { ignoreDeadLinks: true }\n' },
    content: '',
    build: [process.execPath, 'node_modules/vitepress/bin/vitepress.js', 'build'],
    output: '.vitepress/dist',
    packages: () => join(process.cwd(), 'packages/site/node_modules'),
    // VitePress writes `./` for `./INDEX.md`, and its own check calls the link dead.
    refused: /INDEX\.md/,
  },
  ...npmGenerators,
]

test.each(generators)('$name', generator => {
  for (const book of generatedBooks(seed, 1, 200, generator.slug ?? slug)) {
    const { differences, exists, missing } = comparedInFolder(generator, book)
    expect(differences).toEqual([])
    expect(Math.min(exists, missing)).toBeGreaterThan(100)
  }
})

test.each(oddBooks)('odd links, $generator.name', ({ generator, pages }) => {
  expect(comparedInFolder(generator, pages).differences).toEqual([])
})

function comparedInFolder(generator: Generator, book: readonly BookPage[]) {
  const folder = realpathSync(
    mkdtempSync(join(generator.home?.() ?? tmpdir(), 'hreflint-generator-')),
  )
  try {
    return compared(generator, book, folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const seed = 17
