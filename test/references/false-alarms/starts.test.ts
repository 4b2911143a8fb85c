import { describe } from 'vitest'
import { breaks, leadsTo, type TinySite } from '../tiny-site.ts'

// False alarms about where a link starts, and what is beside a site.

describe.each<[profile: string, document: string, beside: string, above: string]>([
  ['hugo', 'content/a/b.md', 'content/a/_index.md', 'content/_index.md'],
  ['eleventy', 'a/b.md', 'a/index.md', 'index.md'],
  [
    'starlight',
    'src/content/docs/a/b.md',
    'src/content/docs/a/index.md',
    'src/content/docs/index.md',
  ],
])(
  'a link of %s that a browser follows from the address of the page',
  (profile, document, beside, above) => {
    const site: TinySite = { document, profile, files: { [beside]: '# One\n', [above]: '# Two\n' } }
    leadsTo('[A](../#one)', [beside], site)
  },
)

describe('but not to what neither page has', () => {
  const files = { 'content/a/_index.md': '# One\n', 'content/_index.md': '# Two\n' }
  const site = { document: 'content/a/b.md', profile: 'hugo', files }
  breaks('[A](../#«three») [B](#«one»)', ['missing-fragment', 'missing-fragment'], site)
})

describe('a path of a source of Eleventy', () => {
  const files = { 'docs/c.md': '# C\n', 'docs/a/d.md': '# D\n' }
  const site = { document: 'docs/a/b.md', profile: 'eleventy', files }
  leadsTo(
    '[A](docs/c.md) [B](./docs/c.md#c) [C](d.md)',
    ['docs/c.md', 'docs/c.md', 'docs/a/d.md'],
    site,
  )
  breaks('[A](«docs/none.md»)', ['missing-file'], site)
})

describe.each([
  ['mdbook', 'src/a/b.md'],
  ['mkdocs', 'docs/a/b.md'],
])('a page above the sources of %s', (profile, document) => {
  const site = { document, profile, files: ['tools/a.md', 'README.md'] }
  leadsTo('[A](../../core/a.md)', ['? outside the site'], site)
  breaks('[A](«../../tools/b.md») [B](«../../README.md»)', Array(2).fill('outside-root'), site)
})

describe.each([
  ['vitepress', 'a.md'],
  ['vuepress', 'a.md'],
])('a heading of %s with emoji', (profile, document) => {
  const site = { document, profile }
  leadsTo('# Emoji :tada:\n\n# 🚀 Start\n\n[A](#emoji) [B](#start)', [document, document], site)
  breaks('# Emoji :tada:\n\n[A](#«emojis»)', ['missing-fragment'], site)
})

describe('a page with parts that a program puts in', () => {
  const site = { document: 'docs/a.md', profile: 'mkdocs' }
  leadsTo('::: some_module\n\n[A](#some_module.A)', ['? fragment'], site)
  leadsTo('{{ settings }}\n\n[A](#b)', ['? fragment'], site)
  leadsTo('<script>\nimport A from "./A.vue"\n</script>\n\n<A />\n\n[A](#b)', ['? fragment'], {
    document: 'a.md',
    profile: 'vitepress',
  })
  breaks(
    '```yaml\n{{ settings }}\n<script>\nimport A from "./A.vue"\n</script>\n```\n\n[A](#«b»)',
    ['missing-fragment'],
    site,
  )
  breaks('A {{ name }} of it.\n\n[A](#«b»)', ['missing-fragment'], site)
  breaks('<script>\nlet a = 1\n</script>\n\n[A](#«b»)', ['missing-fragment'], {
    document: 'a.md',
    profile: 'vitepress',
  })
})

describe('a heading of Hexo', () => {
  const site = { document: 'source/docs/a.md', profile: 'hexo' }
  const target = 'source/docs/a.md'
  leadsTo(
    '## One Command: deploy_now!\n\n## Über\n\n[A](#One-Command-deploy-now) [B](#Uber)',
    [target, target],
    site,
  )
  breaks(
    '## Debug mode\n\n[A](#«Debug_mode») [B](#«debug-mode»)',
    Array(2).fill('missing-fragment'),
    site,
  )
})

describe('a link from a page of a forge to pages of the repository', () => {
  const readme = { document: 'a/README.md', files: ['releases/a.md'], profile: 'github' }
  leadsTo(
    '[R](/../../releases) [A](/../../actions/workflows/a.yml)',
    Array(2).fill('? outside the site'),
    readme,
  )
  breaks('[R](«/../releases»)', ['missing-file'], { ...readme, files: [] })
})

describe('a fragment in other letter case on a forge', () => {
  const readme = { document: 'README.md', profile: 'github' }
  leadsTo('# Über uns\n\n[U](#Über-Uns) [U](#%C3%9Cber-uns)', Array(2).fill('README.md'), readme)
  breaks('# Über uns\n\n[U](#«Uber-uns»)', ['missing-fragment'], readme)
})

describe.each([
  ['mkdocs', 'docs/snippets/a.md', 'docs/b/c.md'],
  ['github', 'docs/_partials/a.md', 'docs/b/c.md'],
  ['docusaurus', 'docs/_includes/x/a.mdx', 'docs/b/c.md'],
  ['vitepress', 'reusables/a.md', 'b/c.md'],
])('a part of %s that pages of other folders include', (profile, document, page) => {
  const site: TinySite = { document, profile, files: { [page]: '# C\n' } }
  breaks('[A](./c.md) [B](d.md#e) ![C](f.png)', [], site)
})

describe('but not a page or a README in such a folder', () => {
  const files = { 'docs/b/c.md': '# C\n' }
  breaks('[A](«./c.md»)', ['missing-file'], {
    document: 'docs/including/a.md',
    profile: 'mkdocs',
    files,
  })
  breaks('[A](«./c.md»)', ['missing-file'], {
    document: 'snippets/README.md',
    profile: 'github',
    files,
  })
})
