import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { git, repositoryWith } from '../../support/git-repository.ts'
import { commit, config, links, missing, move, page, write } from '../../support/history.ts'
import { runCli } from '../../support/run-cli.ts'

// What became of a missing target, from the history of the checkout, and where it is suggested to lead.

describe('a file that was', () => {
  test('moved is where git says', async () => {
    const cwd = repositoryWith({
      ...config,
      'guide/install.html': page('a'),
      'index.html': links('guide/install.html'),
    })
    move(cwd, 'guide/install.html', 'guide/setup.html')
    const id = commit(cwd)
    expect(await missing(cwd)).toEqual([
      {
        url: 'guide/install.html',
        past: `Git remembers: guide/install.html was moved to guide/setup.html in ${id} (2026-03-02).`,
        titles: ['Change to guide/setup.html'],
      },
    ])
  })

  test('moved several times, and changed meanwhile, is followed', async () => {
    const cwd = repositoryWith({ ...config, 'a.html': page('a'), 'index.html': links('a.html') })
    move(cwd, 'a.html', 'b.html')
    commit(cwd, 2)
    write(cwd, 'b.html', `${page('a')}<p>more\n`)
    commit(cwd, 3)
    move(cwd, 'b.html', 'x/c.html')
    write(cwd, 'x/c.html', `${page('a')}<p>more and more\n`)
    const id = commit(cwd, 4)
    write(cwd, 'other.html', page('b'))
    commit(cwd, 5)
    expect(await missing(cwd)).toEqual([
      {
        url: 'a.html',
        past: `Git remembers: a.html was moved to x/c.html in ${id} (2026-03-04).`,
        titles: ['Change to x/c.html'],
      },
    ])
  })

  test('deleted is gone, also under a later name', async () => {
    const cwd = repositoryWith({
      ...config,
      'a.html': page('a'),
      'b.html': page('b'),
      'index.html': links('a.html', 'b.html', 'never.html'),
    })
    move(cwd, 'a.html', 'c.html')
    commit(cwd, 2)
    rmSync(join(cwd, 'c.html'))
    const ofA = commit(cwd, 3)
    rmSync(join(cwd, 'b.html'))
    const ofB = commit(cwd, 4)
    expect(await missing(cwd)).toEqual([
      {
        url: 'a.html',
        past: `Git remembers: a.html was moved to c.html, which was deleted in ${ofA} (2026-03-03).`,
        titles: [],
      },
      {
        url: 'b.html',
        past: `Git remembers: b.html was deleted in ${ofB} (2026-03-04).`,
        titles: [],
      },
      { url: 'never.html', past: '', titles: [] },
    ])
  })

  test('moved comes before what has a similar name', async () => {
    const cwd = repositoryWith({
      ...config,
      'instal.html': page('a'),
      'install.html': page('b'),
      'index.html': links('instal.html'),
    })
    move(cwd, 'instal.html', 'setup.html')
    commit(cwd)
    const [found] = await missing(cwd)
    expect(found?.titles).toEqual(['Change to setup.html', 'Change to install.html'])
  })

  test('back again, or gone from the folder only, is no news', async () => {
    const cwd = repositoryWith({
      ...config,
      'a.html': page('a'),
      'b.html': page('b'),
      'index.html': links('a.html', 'b.html'),
    })
    rmSync(join(cwd, 'a.html'))
    commit(cwd, 2)
    write(cwd, 'a.html', page('a'))
    commit(cwd, 3)
    expect(await missing(cwd)).toEqual([])
    rmSync(join(cwd, 'a.html'))
    renameSync(join(cwd, 'b.html'), join(cwd, 'c.html'))
    expect(await missing(cwd)).toEqual(
      [
        { url: 'a.html', past: '', titles: [] },
        { url: 'b.html', past: '', titles: ['Change to a.html'] },
      ].map(found => ({ ...found, titles: expect.any(Array) })),
    )
  })

  test('replaced by another one under its new name, which then went away, is not followed there', async () => {
    const cwd = repositoryWith({
      ...config,
      'a.html': page('a'),
      'b.html': page('b'),
      'index.html': links('b.html'),
    })
    rmSync(join(cwd, 'b.html'))
    commit(cwd, 2)
    move(cwd, 'a.html', 'b.html')
    commit(cwd, 3)
    move(cwd, 'b.html', 'c.html')
    const id = commit(cwd, 4)
    const [found] = await missing(cwd)
    expect(found?.past).toBe(`Git remembers: b.html was moved to c.html in ${id} (2026-03-04).`)
  })

  test.each(['gone', 'there'])('moved on, while another one with its name is %s', async state => {
    const cwd = repositoryWith({ ...config, 'a.html': page('a'), 'index.html': links('a.html') })
    move(cwd, 'a.html', 'b.html')
    commit(cwd, 2)
    move(cwd, 'b.html', 'x/c.html')
    const id = commit(cwd, 3)
    write(cwd, 'b.html', page('b'))
    commit(cwd, 4)
    if (state === 'gone') rmSync(join(cwd, 'b.html'))
    commit(cwd, 5)
    const [found] = await missing(cwd)
    expect(found?.past).toBe(`Git remembers: a.html was moved to x/c.html in ${id} (2026-03-03).`)
  })

  test('written in another case has a twin, which says it all', async () => {
    const cwd = repositoryWith({ ...config, 'a.html': page('a'), 'index.html': links('a.html') })
    move(cwd, 'a.html', 'A.html')
    commit(cwd)
    const run = await runCli(['--format', 'compact', '.'], { cwd })
    expect(run.stdout).toBe(
      'index.html:1:10: error reference/wrong-case The file a.html does not exist, but A.html does.\n',
    )
  })

  test('moved on a branch that was merged', async () => {
    const cwd = repositoryWith({ ...config, 'a.html': page('a'), 'index.html': links('a.html') })
    git(cwd, 'switch', '--quiet', '--create', 'topic')
    move(cwd, 'a.html', 'b.html')
    const id = commit(cwd, 2)
    git(cwd, 'switch', '--quiet', 'main')
    write(cwd, 'c.html', page('c'))
    commit(cwd, 3)
    git(cwd, 'merge', '--quiet', '--no-ff', '--no-edit', 'topic')
    const [found] = await missing(cwd)
    expect(found?.past).toBe(`Git remembers: a.html was moved to b.html in ${id} (2026-03-02).`)
  })

  test('moved on another branch is not where it is here', async () => {
    const cwd = repositoryWith({ ...config, 'index.html': links('a.html') })
    git(cwd, 'switch', '--quiet', '--create', 'topic')
    write(cwd, 'a.html', page('a'))
    commit(cwd, 2)
    move(cwd, 'a.html', 'b.html')
    commit(cwd, 3)
    git(cwd, 'switch', '--quiet', 'main')
    expect(await missing(cwd)).toEqual([{ url: 'a.html', past: '', titles: [] }])
  })
})

describe('the suggestion', () => {
  test.each([
    ['guide/install.html?a=b#part', 'guide/setup.html?a=b#part'],
    ['./guide/install.html', './guide/setup.html'],
    ['/guide/install.html#part', '/guide/setup.html#part'],
    ['guide/../guide/install.html', 'guide/setup.html'],
  ])('%s is written as %s', async (from, to) => {
    const cwd = repositoryWith({
      ...config,
      'guide/install.html': page('a'),
      'index.html': links(from),
    })
    move(cwd, 'guide/install.html', 'guide/setup.html')
    commit(cwd)
    const [found] = await missing(cwd)
    expect(found?.titles[0]).toBe(`Change to ${to}`)
  })

  test.each([
    [
      'vitepress',
      { '.vitepress/config.mts': 'export default {}\n' },
      [
        ['./guide/install.md#part', './manual/setup.md#part'],
        ['/guide/install', '/manual/setup'],
        ['/guide/install.html', '/manual/setup.html'],
        ['./guide/', './manual/'],
      ],
    ],
    ['mkdocs', { 'mkdocs.yml': 'site_name: x\n' }, [['guide/install.md', 'manual/setup.md']]],
  ] as const)('keeps the form of the link in a site of %s', async (id, files, forms) => {
    const folder = id === 'mkdocs' ? 'docs/' : ''
    const cwd = repositoryWith({
      ...files,
      [`${folder}guide/install.md`]: page('a'),
      [`${folder}guide/index.md`]: page('b'),
      [`${folder}index.md`]: forms.map(([from]) => `[x](${from})\n`).join('\n'),
    })
    move(cwd, `${folder}guide/install.md`, `${folder}manual/setup.md`)
    move(cwd, `${folder}guide/index.md`, `${folder}manual/index.md`)
    commit(cwd)
    const found = await missing(cwd)
    expect(found.map(({ url, titles }) => [url, titles[0]])).toEqual(
      forms.map(([from, to]) => [from, `Change to ${to}`]),
    )
  })

  test('is one that exists: not where the file is now missing too', async () => {
    const cwd = repositoryWith({ ...config, 'a.html': page('a'), 'index.html': links('a.html') })
    move(cwd, 'a.html', 'manual/setup.html')
    const id = commit(cwd)
    rmSync(join(cwd, 'manual'), { recursive: true })
    expect(await missing(cwd)).toEqual([
      {
        url: 'a.html',
        past: `Git remembers: a.html was moved to manual/setup.html in ${id} (2026-03-02).`,
        titles: [],
      },
    ])
  })

  test('is none for a file that left the site', async () => {
    const cwd = repositoryWith({
      'site/hreflint.config.json': config['hreflint.config.json'],
      'site/a.html': page('a'),
      'site/index.html': links('a.html', 'b.html'),
      'b.html': page('b'),
    })
    move(cwd, 'site/a.html', 'other/a.html')
    const id = commit(cwd)
    const [found] = await missing(join(cwd, 'site'))
    expect(found).toEqual({
      url: 'a.html',
      past: `Git remembers: a.html was moved to ../other/a.html in ${id} (2026-03-02).`,
      titles: [],
    })
  })

  test('is applied if it is asked for, and never by itself', async () => {
    const cwd = repositoryWith({ ...config, 'a.html': page('a'), 'index.html': links('a.html#x') })
    move(cwd, 'a.html', 'setup.html')
    commit(cwd)
    const fixed = async (...args: string[]) => {
      const run = await runCli(['--fix-dry-run', '--format', 'compact', ...args, '.'], { cwd })
      return /^\+(?!\+).*$/m.exec(run.stdout)?.[0] ?? null
    }
    expect(await fixed()).toBe(null)
    expect(await fixed('--fix-suggestions', 'reference/missing-file')).toBe(
      '+<a href="setup.html#x">x</a>',
    )
  })
})

describe('Markdown on a forge', () => {
  const remote = (cwd: string) =>
    git(cwd, 'remote', 'add', 'origin', 'https://github.com/owner/name.git')

  test('a folder whose files moved together', async () => {
    const cwd = repositoryWith({
      'README.md': '[a](docs/guide) [b](docs/guide/) [c](docs/split) [d](docs/gone)\n',
      'docs/guide/a.md': page('a'),
      'docs/guide/sub/b.md': page('b'),
      'docs/split/c.md': page('c'),
      'docs/split/d.md': page('d'),
      'docs/gone/e.md': page('e'),
    })
    remote(cwd)
    move(cwd, 'docs/guide', 'manual')
    move(cwd, 'docs/split/c.md', 'one/c.md')
    move(cwd, 'docs/split/d.md', 'two/d.md')
    for (const folder of ['gone', 'split']) rmSync(join(cwd, 'docs', folder), { recursive: true })
    const id = commit(cwd)
    const moved = `Git remembers: docs/guide was moved to manual in ${id} (2026-03-02).`
    expect(await missing(cwd)).toMatchObject([
      { past: moved, titles: ['Change to manual'] },
      { past: moved, titles: ['Change to manual/'] },
      { past: '' },
      { past: `Git remembers: docs/gone was deleted in ${id} (2026-03-02).` },
    ])
  })

  test('an address on the forge', async () => {
    const address = 'https://github.com/owner/name/blob/main/docs/a.md?plain=1#x'
    const cwd = repositoryWith({ 'README.md': `[a](${address})\n`, 'docs/a.md': page('a') })
    remote(cwd)
    move(cwd, 'docs/a.md', 'docs/b c.md')
    const id = commit(cwd)
    expect(await missing(cwd)).toEqual([
      {
        url: address,
        past: `Git remembers: docs/a.md was moved to docs/b c.md in ${id} (2026-03-02).`,
        titles: ['Change to https://github.com/owner/name/blob/main/docs/b%20c.md?plain=1#x'],
      },
    ])
  })
})

describe('a change that is not committed yet', () => {
  test.each([['.'], ['--changed'], ['--staged']])('%s: what is staged is known', async option => {
    const cwd = repositoryWith({
      ...config,
      'a.html': page('a'),
      'b.html': page('b'),
      'index.html': links('a.html', 'b.html'),
    })
    move(cwd, 'a.html', 'x/setup.html')
    git(cwd, 'rm', '--quiet', 'b.html')
    expect(await missing(cwd, option)).toEqual([
      {
        url: 'a.html',
        past: 'Git remembers: a.html was moved to x/setup.html in the staged change.',
        titles: ['Change to x/setup.html'],
      },
      {
        url: 'b.html',
        past: 'Git remembers: b.html was deleted in the staged change.',
        titles: [],
      },
    ])
  })

  test('a move of what was moved before', async () => {
    const cwd = repositoryWith({ ...config, 'a.html': page('a'), 'index.html': links('a.html') })
    move(cwd, 'a.html', 'b.html')
    commit(cwd)
    move(cwd, 'b.html', 'setup.html')
    expect(await missing(cwd)).toMatchObject([
      { past: 'Git remembers: a.html was moved to setup.html in the staged change.' },
    ])
  })
})
