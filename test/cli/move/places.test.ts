import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { git, repositoryWith } from '../support/git-repository.ts'
import { folderWith, runCli } from '../support/run-cli.ts'
import { treeOf } from './tree-of.ts'

const site = {
  'README.md': '[s](guide/a.md#set-up) ![p](guide/p.png) [t](/guide/a.md#set-up) [x](guide/a.md)\n',
  'guide/a.md':
    '# A\n\n## Set up\n\n[here](#set-up) [own](#mine)\n\n<a id="mine"></a>\n\n## Set *up*\n',
  'guide/b.md': '# B\n\n## Install\n\n[s](a.md#set-up-1) [m](./a.md#mine "t") [n](a.md#none)\n',
  'guide/p.png': '',
}

describe('hreflint move a.md#old a.md#new', () => {
  test('renames a heading, and the ids that others have then', async () => {
    const cwd = repositoryWith(site)
    const args = ['guide/a.md#set-up', '#Getting started']
    const dry = await runCli(['move', '--dry-run', ...args], { cwd })
    expect([dry.code, dry.stderr]).toEqual([
      0,
      'hreflint: A run without --dry-run renames the heading guide/a.md#set-up to "Getting started", and rewrites 4 links in 3 files.\n',
    ])
    expect(treeOf(cwd)).toEqual(site)
    const run = await runCli(['move', ...args], { cwd })
    expect(run).toEqual({
      code: 0,
      stdout:
        'Renamed the heading guide/a.md#set-up to "Getting started", and rewrote 4 links in 3 files.\n' +
        '  README.md: 2 links\n  guide/a.md: 1 link\n  guide/b.md: 1 link\n',
      stderr: '',
    })
    expect(treeOf(cwd)).toEqual({
      ...site,
      'README.md': site['README.md'].replaceAll('#set-up', '#getting-started'),
      'guide/a.md': site['guide/a.md']
        .replace('Set up', 'Getting started')
        .replace('#set-up', '#getting-started'),
      'guide/b.md': site['guide/b.md'].replace('#set-up-1', '#set-up'),
    })
    const other = repositoryWith(site)
    writeFileSync(join(other, '.git/x.diff'), dry.stdout)
    git(other, 'apply', '.git/x.diff')
    expect(treeOf(other)).toEqual(treeOf(cwd))
  })

  test('renames an id', async () => {
    const cwd = folderWith(site)
    const run = await runCli(['move', 'guide/a.md#mine', 'guide/a.md#yours'], { cwd })
    expect(run.stdout).toContain('Renamed the id guide/a.md#mine to "yours", and rewrote 2 links')
    const tree = treeOf(cwd)
    expect(tree['guide/a.md']).toBe(site['guide/a.md'].replaceAll('mine', 'yours'))
    expect(tree['guide/b.md']).toBe(site['guide/b.md'].replaceAll('mine', 'yours'))
  })

  test('renames a heading in a site, for its own ids and those of the forge', async () => {
    const cwd = repositoryWith({
      'mkdocs.yml': 'site_name: x\n',
      'README.md': '[x](docs/a.md#über-uns)\n',
      'docs/index.md': '[x](a.md#uber-uns)\n',
      'docs/a.md': '# A\n\n## Über uns\n',
    })
    const run = await runCli(['move', 'docs/a.md#uber-uns', '#Wir über uns'], { cwd })
    expect(run.code, run.stderr).toBe(0)
    const texts = ['README.md', 'docs/index.md', 'docs/a.md'].map(path =>
      readFileSync(join(cwd, path), 'utf8'),
    )
    expect(texts).toEqual([
      '[x](docs/a.md#wir-über-uns)\n',
      '[x](a.md#wir-uber-uns)\n',
      '# A\n\n## Wir über uns\n',
    ])
  })

  test('lets links follow a heading that has moved to another document', async () => {
    const cwd = folderWith({
      ...site,
      'guide/a.md': '# A\n\n[here](#set-up)\n',
      'guide/b.md': `${site['guide/b.md']}\n## Set up\n\n[there](a.md#set-up)\n`,
    })
    const run = await runCli(['move', 'guide/a.md#set-up', 'guide/b.md#set-up'], { cwd })
    expect([run.code, run.stdout]).toEqual([
      0,
      'Rewrote 4 links in 3 files from guide/a.md#set-up to guide/b.md#set-up.\n' +
        '  README.md: 2 links\n  guide/a.md: 1 link\n  guide/b.md: 1 link\n',
    ])
    expect(treeOf(cwd)).toMatchObject({
      'README.md':
        '[s](guide/b.md#set-up) ![p](guide/p.png) [t](/guide/b.md#set-up) [x](guide/a.md)\n',
      'guide/a.md': '# A\n\n[here](b.md#set-up)\n',
      'guide/b.md': `${site['guide/b.md']}\n## Set up\n\n[there](#set-up)\n`,
    })
  })

  test('lets links follow a heading that was renamed by hand', async () => {
    const cwd = folderWith({
      'a.md': '## Set up now\n\n[x](#set-up) [y](a.md#set-up)\n',
      'b.md': '[x](./a.md#set-up)\n',
    })
    const run = await runCli(['move', 'a.md#set-up', '#set-up-now'], { cwd })
    expect(run.code, run.stderr).toBe(0)
    expect(treeOf(cwd)).toEqual({
      'a.md': '## Set up now\n\n[x](#set-up-now) [y](a.md#set-up-now)\n',
      'b.md': '[x](./a.md#set-up-now)\n',
    })
  })

  test.each([
    [['guide/a.md#set-up'], 'hreflint move a.md#old a.md#new'],
    [['guide/a.md#set-up', 'guide/b.md'], 'To rename a heading or id, name its new place'],
    [['guide/a.md#nope', '#yes'], 'guide/a.md: There is no heading or id "nope".'],
    [['guide/a.md#mine', '#a b'], '"a b": An id has no white space or quotes.'],
    [
      ['guide/a.md#set-up', 'guide/b.md#set-up'],
      'guide/b.md: There is no heading or id "set-up". Move the text there first.',
    ],
    [['guide/a.md#set-up', 'none.md#x'], 'none.md: There is no such file.'],
    [['guide/a.md#set-up', '../x.md#x'], '../x.md: '],
  ])('refuses %j', async (args, message) => {
    const cwd = folderWith(site)
    const run = await runCli(['move', ...args], { cwd })
    expect([run.code, run.stderr]).toEqual([2, expect.stringContaining(message)])
    expect(treeOf(cwd)).toEqual(site)
  })

  test('a heading with a link in it is left alone', async () => {
    const cwd = folderWith({ 'a.md': '# [A](b.md)\n', 'b.md': '[a](a.md#a)\n' })
    const run = await runCli(['move', 'a.md#a', '#C'], { cwd })
    expect([run.code, run.stderr]).toEqual([2, expect.stringContaining('contains a link')])
  })

  test('a file whose name contains # is a file', async () => {
    const cwd = folderWith({ 'a#b.md': '# A\n', a: '', 'c.md': '[a](a%23b.md)\n' })
    expect((await runCli(['move', 'a#b.md', 'd#e.md'], { cwd })).code).toBe(0)
    expect(treeOf(cwd)['c.md']).toBe('[a](d%23e.md)\n')
  })
})
