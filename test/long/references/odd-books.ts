import type { Generator } from './compare-with-build.ts'
import type { BookPage } from './generated-book.ts'
import { docusaurus, starlight } from './npm-generators.ts'

// Links that no random book has: into other plugins, versions and redirects, to pages with addresses of their own.

/** A generator and the pages of a site, by their paths from its root. */
export interface OddBook {
  readonly generator: Generator
  readonly pages: readonly BookPage[]
}

type Page = readonly [path: string, links: string, frontMatter?: string]

const headings = ['Sec one 🎉', 'Dup', 'Dup', 'Dup-1', 'A & B `c` *d*?', 'Own {#own-id}']

/** The links of a page are separated by spaces. */
function pagesOf(...pages: readonly Page[]): readonly BookPage[] {
  let number = 0
  return pages.map(([path, links, frontMatter = '']) => ({
    path,
    headings,
    frontMatter,
    links: links.split(' ').map(url => {
      number += 1
      return { label: `L${number}`, url }
    }),
  }))
}

const plugins = docusaurus(
  'several plugins',
  '',
  "routeBasePath: 'docs'",
  `['@docusaurus/plugin-content-docs', { id: 'community', path: 'community', routeBasePath: 'community' }],
   ['@docusaurus/plugin-content-blog', {}], ['@docusaurus/plugin-content-pages', {}],`,
)

export const oddBooks: readonly OddBook[] = [
  {
    generator: {
      ...plugins,
      content: '',
      files: {
        ...plugins.files,
        'versions.json': '["1.0"]',
        'versioned_docs/version-1.0/old.md': '# Old\n',
        'versioned_sidebars/version-1.0-sidebars.json': '{}',
        'community/com.md': '# Community\n',
        'docs/_part.mdx': '# Part\n',
        'docs/x.mdx': '# X\n\n## More\n',
        'static/f.md': 'f\n',
        'static/raw.html': '<p>\n',
        'static/sub/index.html': '<p>\n',
      },
    },
    pages: pagesOf(
      [
        'docs/intro',
        '01-first.md first.md ./01-first.md guide/deep.md guide guide/ /guide/deep.md /docs/guide/deep.md docs/guide/deep.md ' +
          '../docs/intro.md ../docs/guide/deep.md#dup-1 ../blog/2024-01-02-post.md /blog/2024-01-02-post.md ' +
          '/2024-01-02-post.md ../community/com.md ../src/pages/about.md /about.md /about with-id.md custom.md ' +
          '_part.mdx x.mdx x.mdx#more x.mdx#none x.md INTRO.md Guide/deep.md /f.md /raw.html /raw /sub /sub/ ' +
          '../versioned_docs/version-1.0/old.md 02-cat/01-one.md 02-cat/one.md cat/one.md readme/README.md ' +
          'guide%2Fdeep.md guide/deep.md?a#dup #sec-one- #sec-one #dup #dup-1 #dup-2 #dup-1-1 #a--b-c-d #own-id #own',
      ],
      ['docs/01-first', 'intro.md ../docs/intro.md ../community/com.md intro ../README.md'],
      [
        'docs/guide/index',
        'deep.md ./deep ../intro.md intro.md ./intro.md guide/deep.md /intro.md',
      ],
      [
        'docs/guide/deep',
        'index.md ../01-first.md 01-first.md ./01-first.md deep docs/intro.md ../../docs/intro.md ../../blog/2024-02-03-two.md',
      ],
      ['docs/with-id', 'intro.md', 'id: my-id'],
      ['docs/custom', 'intro.md', 'slug: /rooted'],
      ['docs/02-cat/01-one', '../intro.md ../intro.md#own-id ../guide/deep.md'],
      ['docs/readme/README', '../intro.md README.md'],
      [
        'blog/2024-01-02-post',
        '2024-02-03-two.md ../docs/intro.md /docs/intro.md blog/2024-02-03-two.md',
        'slug: post',
      ],
      ['blog/2024-02-03-two', './2024-01-02-post.md /2024-01-02-post.md#dup none.md'],
      [
        'src/pages/about',
        'deep/other.md src/pages/deep/other.md about.md ../../docs/intro.md /intro.md',
      ],
      ['src/pages/deep/other', 'about.md ./about.md ../about.md /about.md'],
    ),
  },
  {
    generator: {
      ...starlight,
      content: '',
      files: {
        ...starlight.files,
        'astro.config.mjs': `import starlight from '@astrojs/starlight'
          export default {
            site: 'http://site.test',
            integrations: [starlight({
              title: 'x', pagefind: false, defaultLocale: 'root',
              locales: { root: { label: 'E', lang: 'en' }, fr: { label: 'F' } },
            })],
            redirects: { '/old': '/intro/', '/old2': { status: 302, destination: '/guide/deep/' } },
          }\n`,
        'src/pages/pg.astro': '<p>x</p>\n',
        'public/f.pdf': 'x\n',
        'public/raw.html': '<p>\n',
        'public/sub/index.html': '<p>\n',
      },
    },
    pages: pagesOf(
      [
        'src/content/docs/index',
        'intro.md ./intro/ /guide/ /guide/deep/#dup-1 /fr/intro/ /fr/guide/deep/ /old/ /old2 #_top',
      ],
      [
        'src/content/docs/intro',
        'guide/deep.md /guide/deep.md /guide/deep /guide/deep.html /Guide/deep/ ../guide/ /upper/page/ /with-space/ /pg/ /pg ' +
          '/mdpage/ /f.pdf /f2.pdf /raw /raw.html /sub/ /none.png /custom/ /404/ #sec-one #dup #dup-1 #dup-2 #dup-1-1 #a--b-c-d ' +
          '#own-own-id /guide/deep/#own-own-id /guide/deep/#none /fr/intro/#dup-1',
      ],
      ['src/content/docs/guide/index', '../intro/ ./deep/ deep.md'],
      ['src/content/docs/guide/deep', '../../intro/ ../ ../index.md'],
      ['src/content/docs/UPPER/Page', '/intro/'],
      ['src/content/docs/with space', '/intro/'],
      ['src/content/docs/slugged', '/intro/ ../intro/#dup', 'slug: custom'],
      ['src/content/docs/fr/intro', '/intro/ ../guide/deep/ ../../intro/'],
      ['src/pages/mdpage', '/intro/ ../intro/ /pg mdpage.md #dup-1'],
    ),
  },
]
