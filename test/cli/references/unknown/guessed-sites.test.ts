import { describe, expect, test } from 'vitest'
import { codesByFile, folderWith, runCli } from '../../support/run-cli.ts'

// Documents of a generator that is not known. Where their links lead shows which folder has which
// address, so that a link is found, and a slip is seen. What is not found may be made by a program.

const repository = {
  '.git/HEAD': 'ref: refs/heads/main\n',
  '.git/config': '[remote "origin"]\n\turl = https://github.com/a/b.git\n',
}

const page = (...links: readonly string[]) =>
  `# Page\n\n${links.map(link => `[x](${link})\n`).join('\n')}`

const names = ['alpha', 'bravo', 'charlie', 'delta', 'golf', 'hotel']

const pages = (
  write: (name: string) => string,
  link: (name: string) => string,
  text = '',
): Record<string, string> =>
  Object.fromEntries(names.map(name => [write(name), text + page(...names.map(link))]))

async function resultOf(files: Readonly<Record<string, string>>) {
  const cwd = folderWith({ ...repository, ...files })
  const run = await runCli(['--format', 'json', '--stats', '.'], { cwd })
  return { codes: codesByFile(run), links: /^links: .*$/m.exec(run.stderr)?.[0] }
}

const nested = pages(
  name => `src/docs/markdown/${name}.md`,
  name => `/docs/${name}`,
)

const sites: readonly [name: string, files: Record<string, string>, links: number][] = [
  ['a folder whose pages have another address', nested, 36],
  [
    'pages of a folder',
    pages(
      name => `site/content/${name}/index.md`,
      name => `/${name}/`,
    ),
    36,
  ],
  [
    'pages with addresses of built pages',
    pages(
      name => `site/content/${name}.md`,
      name => `/guide/${name}.html`,
    ),
    36,
  ],
  [
    'relative addresses without an ending',
    pages(
      name => `site/content/${name}.md`,
      name => `../${name}/`,
    ),
    36,
  ],
  [
    'permalinks',
    Object.fromEntries(
      names.map(name => [
        `site/copy/p-${name}.md`,
        `---\npermalink: /docs/${name}.html\n---\n${page(...names.map(each => `/docs/${each}.html`))}`,
      ]),
    ),
    36,
  ],
  [
    'Next.js, sources and a picture',
    {
      'next.config.js': '',
      'public/images/a.png': '',
      ...pages(
        name => `content/docs/${name}.mdx`,
        name => `./${name}.mdx`,
      ),
      'content/docs/more.mdx':
        '![p](/images/a.png) [g](/docs/golf) [h](/docs/hotel) [a](/docs/alpha)\n',
    },
    40,
  ],
  [
    'Next.js, an app of a monorepo',
    {
      'apps/docs/next.config.mjs': '',
      ...pages(
        name => `apps/docs/content/docs/${name}.mdx`,
        name => `/docs/${name}`,
      ),
    },
    36,
  ],
  [
    'Jekyll, a collection with permalinks',
    {
      '_config.yml': 'title: x\n',
      ...Object.fromEntries(
        names.map(name => [
          `_articles/fr/${name}.md`,
          `---\npermalink: /fr/${name}/\n---\n# Été\n${page(...names.map(each => `../${each}/#été`))}`,
        ]),
      ),
    },
    36,
  ],
]

test.each(sites)('%s: links are found, and nothing is reported', async (_, files, count) => {
  const { codes, links } = await resultOf(files)
  expect(Object.values(codes).flat()).toEqual([])
  expect(links).toMatch(new RegExp(`^links: ${count} resolved, \\d+ unknown`))
})

describe('a link that finds nothing', () => {
  test('may lead to a page that a program makes', async () => {
    const more = {
      'src/docs/markdown/more.md': page('/docs/json/', '/download', 'none', '../none'),
    }
    const { codes, links } = await resultOf({ ...nested, ...more })
    expect(Object.values(codes).flat()).toEqual([])
    expect(links).toBe('links: 36 resolved, 4 unknown (4 in no site), 0 broken')
  })

  test.each([
    ['a page', '/docs/chralie'],
    ['a page beside it', 'chralie.md'],
    ['a heading', '/docs/charlie#installtion'],
  ])('is reported if it is a slip of one that exists: %s', async (_, link) => {
    const installed = `${nested['src/docs/markdown/charlie.md']}\n## Installation\n`
    const { codes } = await resultOf({
      ...nested,
      'src/docs/markdown/charlie.md': installed,
      'src/docs/markdown/more.md': page(link),
    })
    expect(codes['src/docs/markdown/more.md']).toHaveLength(1)
  })

  test.each(['/docs/chralie.html', '/dcs/charlie.html'])(
    'is reported if it is a slip of a permalink: %s',
    async link => {
      const permalinks = Object.fromEntries(
        names.map(name => [
          `site/copy/p-${name}.md`,
          `---\npermalink: /docs/${name}.html\n---\n${page(...names.map(each => `/docs/${each}.html`))}`,
        ]),
      )
      const { codes } = await resultOf({ ...permalinks, 'site/copy/more.md': page(link) })
      expect(codes['site/copy/more.md']).toEqual(['reference/missing-file'])
    },
  )

  test('is reported if git ignores a folder of the site that is not there', async () => {
    const files = {
      ...nested,
      '.gitignore': '/public\n',
      'src/docs/markdown/more.md': page('/docs/chralie'),
    }
    expect((await resultOf(files)).codes['src/docs/markdown/more.md']).toEqual([
      'reference/missing-file',
    ])
  })

  const many = Object.fromEntries(
    Array.from({ length: 45 }, (_, index) => [
      `content/p${index}.md`,
      page(`p${(index + 1) % 45}.md`),
    ]),
  )

  test('is missing if it leads to a source, and all others lead to sources', async () => {
    const files = { ...many, 'next.config.js': '', 'content/more.md': page('none.md', '/none') }
    expect((await resultOf(files)).codes['content/more.md']).toEqual(['reference/missing-file'])
  })

  test('is unknown if others lead to no sources either', async () => {
    const none = Array.from({ length: 5 }, (_, index) => `none${index}.md`)
    const files = { ...many, 'next.config.js': '', 'content/more.md': page(...none) }
    expect((await resultOf(files)).codes['content/more.md']).toEqual([])
  })

  test('is unknown above the folder of the generator', async () => {
    const files = { 'app/next.config.js': '', 'app/content/a.md': page('../../README.md') }
    expect((await resultOf(files)).codes['app/content/a.md']).toEqual([])
  })
})

test.each(['{/*usage*/}', '{/* #usage */}', '{#usage}', '[#usage]'])(
  'a heading has the id %s',
  async mark => {
    const files = {
      'next.config.js': '',
      'content/a.mdx': `## Utilisation ${mark}\n\n[x](#usage) [y](b#usage)\n`,
      'content/b.mdx': `## Verwendung ${mark}\n`,
    }
    const { codes, links } = await resultOf(files)
    expect(Object.values(codes).flat()).toEqual([])
    expect(links).toBe('links: 2 resolved, 0 unknown, 0 broken')
  },
)

describe('finished pages in a repository', () => {
  const built = (folder: string, ...more: readonly string[]) =>
    Object.fromEntries(
      ['index', ...Array.from({ length: 50 }, (_, index) => `page-${index}`)].map(name => [
        `${folder}/${name}.html`,
        `<!doctype html><title>x</title>${Array.from({ length: 50 }, (_, index) => `<a href="page-${index}.html">x</a>`).join('')}${more.join('')}`,
      ]),
    )

  test('are served as they are: their relative links are resolved', async () => {
    const { codes, links } = await resultOf(built('docs'))
    expect(Object.values(codes).flat()).toEqual([])
    expect(links).toBe('links: 2550 resolved, 0 unknown, 0 broken')
  })

  test('may have other files on their server, but no slip of one of these', async () => {
    const link = '<a href="api/">x</a><a href="/x">x</a><a href="installtion.html">x</a>'
    const files = { ...built('docs'), 'docs/installation.html': '', 'docs/more.html': link }
    const { codes, links } = await resultOf(files)
    expect(codes['docs/more.html']).toEqual(['reference/missing-file'])
    expect(links).toBe(
      'links: 2550 resolved, 2 unknown (1 in no site, 1 outside the site), 1 broken',
    )
  })

  test.each([
    ['without a home page', { ...built('docs'), 'docs/index.html': undefined }],
    ['whose links find nothing', built('docs', ...names.map(name => `<a href="${name}">x</a>`))],
    ['of a program that has templates', { ...built('templates'), 'astro.config.mjs': '' }],
  ])('lead to files beside them, and to nothing that is said to be broken: %s', async (_, all) => {
    const given = Object.entries(all).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    )
    const { codes, links } = await resultOf(Object.fromEntries(given))
    expect(Object.values(codes).flat()).toEqual([])
    expect(links).toMatch(/^links: 25[05]0 resolved, .*, 0 broken$/)
  })
})
