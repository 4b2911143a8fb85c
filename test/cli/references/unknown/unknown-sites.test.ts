import { describe, expect, test } from 'vitest'
import { codesByFile, folderWith, runCli, runInShards } from '../../support/run-cli.ts'

// Links of a site whose generator is not recognized find nothing in the repository. Thousands of
// findings about them would be one misunderstanding.

const repository = {
  '.git/HEAD': 'ref: refs/heads/main\n',
  '.git/config': '[remote "origin"]\n\turl = https://github.com/a/b.git\n',
  'README.md': '[guide](guide/nope.md)\n',
}

const page = (...links: readonly string[]) =>
  `# Page\n\n${links.map(link => `[x](${link})\n`).join('\n')}`
const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
/** Pages that a program makes: no file has such a name. */
const made = ['nine', 'ten', 'eleven', 'twelve']

/** Pages whose links are written alike. */
const tree = (
  folder: string,
  write: (name: string) => string,
  targets: readonly string[] = names.slice(0, 4),
): Record<string, string> =>
  Object.fromEntries(names.map(name => [`${folder}/${name}.md`, page(...targets.map(write))]))

const reported = async (cwd: string, ...options: readonly string[]) => {
  const run = await runCli(['--format', 'json', ...options], { cwd })
  const found = Object.entries(codesByFile(run)).filter(([, codes]) => codes.length > 0)
  return { files: found.map(([file]) => file), stderr: run.stderr }
}

const spellings: readonly [name: string, write: (name: string) => string][] = [
  ['addresses from the root', name => `/docs/${name}`],
  ['addresses of folders', name => `/docs/${name}/`],
  ['pages beside this one', name => `../${name}`],
  ['built pages', name => `${name}.html`],
  ['pictures from the root of the site', name => `/img/${name}.png`],
]

describe.each(spellings)('a tree of documents with %s', (_, write) => {
  const files = { ...repository, ...tree('site/pages', write, made) }

  test('is in a site that is not recognized, and one line says so', async () => {
    const { files: found, stderr } = await reported(folderWith(files), '.')
    expect(found).toEqual(['README.md'])
    expect(stderr.match(/^.*recognized.*$/gm)).toEqual([
      'hreflint: 32 links in 8 files not checked: in no recognized site. --print-config <file> says why.',
    ])
  })

  test('is judged if a user asks for it', async () => {
    const cwd = folderWith(files)
    const all = ['README.md', ...names.map(name => `site/pages/${name}.md`).sort()]
    expect((await reported(cwd, '--references', 'files', '.')).files).toEqual(all)
    expect((await reported(cwd, '--profile', 'github', '.')).files).toEqual(all)
  })
})

const site = tree('site/pages', name => `/docs/${name}`)

test('a hidden folder in such a folder holds parts of its pages', async () => {
  const parts = { 'site/pages/.generated/a.md': page('one', 'none#two'), '.parts/a.md': page('no') }
  const { files } = await reported(folderWith({ ...repository, ...site, ...parts }), '.')
  expect(files).toEqual(['.parts/a.md', 'README.md'])
})

test('a few links of such a folder are of the site around it', async () => {
  const files = { ...repository, ...site, 'site/parts/a.md': page('/docs/one', '/docs/two') }
  expect((await reported(folderWith(files), '.')).files).toEqual(['README.md'])
})

test('links that lead to files are not unknown', async () => {
  const cwd = folderWith({
    ...repository,
    ...site,
    'site/pages/a.md': page('one.md', '../../README.md'),
  })
  const { stderr } = await reported(cwd, '--stats', '.')
  expect(stderr).toContain('links: 2 resolved, 32 unknown (32 in no site), 1 broken')
})

test('files for readers on the forge are judged anywhere', async () => {
  const forForge = [
    'README.md',
    'site/pages/CONTRIBUTING.md',
    'site/pages/README-ko.md',
    'site/readme.md',
  ]
  const files = Object.fromEntries(forForge.map(name => [name, page('/docs/one')]))
  const { files: found } = await reported(folderWith({ ...repository, ...site, ...files }), '.')
  expect(found).toEqual(forForge)
})

test('pages with such names in small letters are pages', async () => {
  const pages = ['security.md', 'upgrading-a.md', 'changes_since_2.md', 'support.md']
  const files = Object.fromEntries(pages.map(name => [`site/pages/${name}`, page('/docs/one')]))
  const { files: found } = await reported(folderWith({ ...repository, ...site, ...files }), '.')
  expect(found).toEqual(['README.md'])
})

describe('an address that begins with a folder that the repository does not have', () => {
  const files = { ...repository, 'assets/logo.png': '', 'notes/b.md': '' }
  const linksOf = (path: string, ...links: readonly string[]) =>
    folderWith({ ...files, [path]: page(...links) })

  test('is one of a site that is published from the document', async () => {
    const cwd = linksOf('notes/a.md', '/reference/cli/', '/images/b.svg', '/guide/a.html')
    expect((await reported(cwd, '.')).files).toEqual(['README.md'])
    const all = ['README.md', 'notes/a.md']
    expect((await reported(cwd, '--references', 'files', '.')).files).toEqual(all)
    expect((await reported(cwd, '--profile', 'github', '.')).files).toEqual(all)
  })

  test.each(['SKILL.md', 'CLAUDE.md', 'AGENTS.md'])(
    'is an example in %s, which tells a program what to write',
    async name => {
      const cwd = linksOf(`.agents/a/${name}`, '/reference/cli/', '/learn/topic')
      expect((await reported(cwd, '.')).files).toEqual(['README.md'])
      const asked = await reported(cwd, '--references', 'files', '.')
      expect(asked.files).toEqual([`.agents/a/${name}`, 'README.md'])
    },
  )

  test.each([
    ['/asets/logo.png', 'notes/a.md'],
    ['/assets/lgo.png', 'notes/a.md'],
    ['/guide/a.md', 'notes/a.md'],
    ['/app/page.tsx#L8', 'notes/a.md'],
    ['/logo.png', 'notes/a.md'],
    ['/images/b.svg', 'notes/README.md'],
    ['/notes/none.md', '.agents/a/SKILL.md'],
  ])('but not %s in %s', async (link, path) => {
    expect((await reported(linksOf(path, link), '.')).files).toEqual(['README.md', path].sort())
  })
})

describe('a README that is the source of a page of an unknown site', () => {
  const addresses = ['/notes/form/', '/notes/button', '/notes/deep/table']
  const saidOf = async (...links: readonly string[]) => {
    const files = { 'notes/b.md': '', 'notes/list/README.md': page(...links) }
    const { files: found } = await reported(folderWith({ ...repository, ...files }), '.')
    return found.includes('notes/list/README.md')
  }

  test('has addresses of pages', async () => {
    expect(await saidOf(...addresses)).toBe(false)
    expect(await saidOf(...addresses, '/notes/list', '/notes/select')).toBe(false)
  })

  test('may have a broken link all the same', async () => {
    expect(await saidOf(...addresses, 'none.md')).toBe(true)
    expect(await saidOf(...addresses, '/notes/none.md')).toBe(true)
  })

  test('is read on the forge if it has few of them, or if its other links are paths', async () => {
    expect(await saidOf('/notes/form', '/notes/button')).toBe(true)
    expect(await saidOf(...addresses, '/notes/list', '/notes/list/')).toBe(true)
    // Their sources are in the repository, where the forge does not find them.
    expect(await saidOf('/notes/b', '/notes/list/b', '/notes/list/c')).toBe(true)
  })
})

test('addresses on the forge are judged anywhere', async () => {
  const text = page(
    'https://github.com/a/b/blob/main/nope.md',
    'https://github.com/a/b/blob/main/README.md',
  )
  const cwd = folderWith({ ...repository, ...site, 'site/pages/a.md': text })
  expect((await reported(cwd, '.')).files).toEqual(['README.md', 'site/pages/a.md'])
})

describe('a tree that the forge shows', () => {
  const kept = tree('notes', name => `${name}.md`)

  test.each([
    ['a few missing addresses', page('/docs/one', 'six', 'old.html')],
    ['a missing file', page('nine.md')],
  ])('is judged: %s', async (_, text) => {
    const cwd = folderWith({ ...repository, ...site, ...kept, 'notes/a.md': text })
    expect((await reported(cwd, '.')).files).toEqual(['README.md', 'notes/a.md'])
  })

  test('is judged if most of its files are missing, but none is an address', async () => {
    const files = tree('notes', name => `old-${name}.md`)
    const found = (await reported(folderWith({ ...repository, ...files }), '.')).files
    expect(found).toEqual(['README.md', ...Object.keys(files).sort()])
  })
})

test('code is no evidence', async () => {
  const code = names.map(name => `[x](/docs/${name})`).join('\n')
  const files = {
    'notes/a.md': `\`\`\`md\n${code}\n\`\`\`\n\n\`${code.replaceAll('\n', ' ')}\`\n`,
    'notes/b.md': page('a.md', 'b.md', '../README.md', 'nope.md'),
  }
  expect((await reported(folderWith({ ...repository, ...files }), '.')).files).toEqual([
    'README.md',
    'notes/b.md',
  ])
})

test('what is said does not depend on the files of the run, on a cache or on shards', async () => {
  const cwd = folderWith({ ...repository, ...site })
  const whole = await runCli(['--format', 'json', '.'], { cwd })
  expect((await reported(cwd, 'site/pages/one.md')).files).toEqual([])
  const cached = ['--format', 'json', '--cache', '.']
  expect((await runCli(cached, { cwd })).stdout).toBe(whole.stdout)
  expect(await runCli(cached, { cwd })).toEqual(whole)
  const merged = await runInShards(cwd, 2, 'README.md', 'site')
  expect(codesByFile(merged)).toEqual(codesByFile(whole))
})

test('the forge shows a submodule that is not checked out, and the folders around it', async () => {
  const at = 'https://github.com/a/b/tree/main'
  const modules = '[submodule "c"]\n\tpath = vendor/c/d\n\turl = https://c.example/c.git\n'
  const links = [`${at}/vendor`, `${at}/vendor/c`, `${at}/vendor/c/d`, `${at}/vendor/c/d/e.md`]
  const files = { ...repository, '.gitmodules': modules, 'a.md': page(...links) }
  expect((await reported(folderWith(files), '.')).files).toEqual(['README.md'])
  const others = { ...files, 'a.md': page(`${at}/vendor/e`) }
  expect((await reported(folderWith(others), '.')).files).toEqual(['README.md', 'a.md'])
})

describe('a page of generated documentation of a Ruby library', () => {
  const files = { ...repository, 'a.gemspec': '', 'lib/README.rdoc': '', 'lib/b.md': '' }
  const links = page('files/lib/README.rdoc', 'files/lib/b.md#c')

  test('names files by their paths from the root', async () => {
    const cwd = folderWith({ ...files, 'lib/MAIN.md': links })
    expect((await reported(cwd, '.')).files).toEqual(['README.md'])
  })

  test.each([
    ['what no file has', { ...files, 'lib/MAIN.md': page('files/lib/none.md') }],
    ['another path', { ...files, 'lib/MAIN.md': page('docs/lib/b.md') }],
    ['another repository', { ...files, 'a.gemspec': undefined, 'lib/MAIN.md': links }],
  ])('but not %s', async (_, all) => {
    const given = Object.entries(all).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    )
    const cwd = folderWith(Object.fromEntries(given))
    expect((await reported(cwd, '.')).files).toEqual(['README.md', 'lib/MAIN.md'])
  })
})

test('ids of GitBook exist beside those of the forge, if it publishes the repository', async () => {
  const text = [
    '# `$SYS.REQ.<id>.STATZ` - Stats & more',
    '# Limits on the # of subjects?',
    '[a](#usdsys.req.less-than-id-greater-than.statz-stats-and-more)',
    '[b](#limits-on-the-of-subjects) [c](#limits-on-the--of-subjects)',
  ].join('\n\n')
  const files = { ...repository, 'a.md': text }
  const published = { ...files, '.gitbook.yaml': 'root: ./\n' }
  expect((await reported(folderWith(published), '.')).files).toEqual(['README.md'])
  expect((await reported(folderWith(files), '.')).files).toEqual(['README.md', 'a.md'])
  const broken = { ...published, 'a.md': '# A b\n\n[a](#none)\n' }
  expect((await reported(folderWith(broken), '.')).files).toEqual(['README.md', 'a.md'])
})
