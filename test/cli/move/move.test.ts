import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { asNobody } from '../support/as-nobody.ts'
import { git, repositoryWith } from '../support/git-repository.ts'
import { folderWith, runCli } from '../support/run-cli.ts'
import { treeOf } from './tree-of.ts'

const site = {
  'README.md':
    '# R\n\n[i](guide/install.md#setup) ![p](./guide/pic.png) [r](/guide/install.md?a=b)\n',
  'guide/install.md':
    '## Setup\n\n[home](../README.md) ![p](pic.png) [self](#setup) [no](none.md) [x](https://x.org)\n',
  'guide/other.md': '[i](install.md#none) [i]: install.md\n\n[ref]: <install.md> "t"\n',
  'guide/pic.png': 'x',
}

describe('hreflint move', () => {
  test('rewrites the links to a file and in it, each in its own form', async () => {
    const cwd = repositoryWith(site)
    const run = await runCli(['move', 'guide/install.md', 'docs/a/set up.md'], { cwd })
    expect(run).toEqual({
      code: 0,
      stdout:
        'Moved guide/install.md to docs/a/set up.md, and rewrote 6 links in 3 files.\n' +
        '  README.md: 2 links\n  docs/a/set up.md: 2 links\n  guide/other.md: 2 links\n',
      stderr: '',
    })
    expect(treeOf(cwd)).toEqual({
      'README.md':
        '# R\n\n[i](docs/a/set%20up.md#setup) ![p](./guide/pic.png) [r](/docs/a/set%20up.md?a=b)\n',
      'docs/a/set up.md':
        '## Setup\n\n[home](../../README.md) ![p](../../guide/pic.png) [self](#setup) [no](none.md) [x](https://x.org)\n',
      'guide/other.md':
        '[i](../docs/a/set%20up.md#none) [i]: install.md\n\n[ref]: <../docs/a/set%20up.md> "t"\n',
      'guide/pic.png': 'x',
    })
  })

  test('moves what git tracks in its index, and leaves the new links to review', async () => {
    const cwd = repositoryWith(site)
    writeFileSync(join(cwd, 'guide/new.md'), '')
    expect((await runCli(['move', 'guide', 'docs'], { cwd })).code).toBe(0)
    expect(git(cwd, 'status', '--short', '--untracked-files=all').split('\n').sort()).toEqual([
      '',
      ' M README.md',
      '?? docs/new.md',
      'R  guide/install.md -> docs/install.md',
      'R  guide/other.md -> docs/other.md',
      'R  guide/pic.png -> docs/pic.png',
    ])
  })

  test('moves several files into a folder, which a slash makes', async () => {
    const cwd = folderWith(site)
    const args = ['move', 'guide/install.md', 'guide/pic.png', 'docs/']
    expect((await runCli(args, { cwd })).code).toBe(0)
    expect(Object.keys(treeOf(cwd))).toEqual([
      'README.md',
      'docs/install.md',
      'docs/pic.png',
      'guide/other.md',
    ])
    expect((await runCli(['move', 'README.md', 'docs'], { cwd })).code).toBe(0)
    expect(existsSync(join(cwd, 'docs/README.md'))).toBe(true)
  })

  test('shows a diff that git applies, and changes nothing', async () => {
    const cwd = repositoryWith(site)
    const args = ['guide/install.md', 'guide/pic.png', 'docs/']
    const dry = await runCli(['move', '--dry-run', ...args], { cwd })
    expect(dry.code).toBe(0)
    expect(dry.stderr).toContain('moves guide/install.md to docs/install.md, guide/pic.png to')
    expect(treeOf(cwd)).toEqual(site)
    const other = repositoryWith(site)
    writeFileSync(join(other, '.git/x.diff'), dry.stdout)
    git(other, 'apply', '.git/x.diff')
    expect((await runCli(['move', ...args], { cwd })).code).toBe(0)
    expect(treeOf(other)).toEqual(treeOf(cwd))
  })

  test('follows addresses on the forge of the repository', async () => {
    const url = 'https://github.com/a/b/blob/main/'
    const cwd = repositoryWith({
      'README.md': `[a](${url}x%20y.md#h) [b](${url}z.md) [c](https://github.com/a/c/blob/main/x%20y.md)\n`,
      'x y.md': '# H\n',
      'z.md': '',
    })
    git(cwd, 'remote', 'add', 'origin', 'https://github.com/a/b.git')
    expect((await runCli(['move', 'x y.md', 'd/e f.md'], { cwd })).code).toBe(0)
    expect(treeOf(cwd)['README.md']).toBe(
      `[a](${url}d/e%20f.md#h) [b](${url}z.md) [c](https://github.com/a/c/blob/main/x%20y.md)\n`,
    )
  })

  test('names the relative links in a moved document whose targets are unknown', async () => {
    const cwd = folderWith({
      'mkdocs.yml': 'site_name: x\n',
      'docs/a.md': '# A\n\n[x](api/x.html)\n',
    })
    const run = await runCli(['move', 'docs/a.md', 'docs/b/a.md'], { cwd })
    expect([run.code, run.stderr]).toEqual([
      0,
      'hreflint: Not changed, because the target is unknown: 1 relative link in what moves (docs/a.md:3).\n',
    ])
  })

  test('keeps the path of a relative link whose target the build makes', async () => {
    const site = {
      'mkdocs.yml': 'site_name: x\n',
      '.gitignore': 'docs/api/*.md\n',
      'docs/a.md': '# A\n\n[x](api/x.md#y) [y](./api/y.md?z) [b](b.md)\n',
      'docs/b.md': '',
    }
    const cwd = repositoryWith(site)
    const run = await runCli(['move', 'docs/a.md', 'docs/c/d/a.md'], { cwd })
    expect([run.code, run.stderr]).toEqual([0, ''])
    expect(treeOf(cwd)['docs/c/d/a.md']).toBe(
      '# A\n\n[x](../../api/x.md#y) [y](../../api/y.md?z) [b](../../b.md)\n',
    )
    expect((await runCli(['move', 'docs/c/d/a.md', 'docs/api/a.md'], { cwd })).code).toBe(0)
    expect(treeOf(cwd)['docs/api/a.md']).toBe('# A\n\n[x](x.md#y) [y](y.md?z) [b](../b.md)\n')
  })

  test('keeps where a relative link leads that leaves the site', async () => {
    const site = {
      'book.toml': '[book]\n',
      'src/SUMMARY.md': '[a](a/b.md)\n',
      'src/a/b.md': '# B\n\n[s](../../std/x.html#y) [t](../../../../up/)\n',
    }
    const cwd = folderWith(site)
    expect(await runCli(['move', 'src/a/b.md', 'src/a/c/b.md'], { cwd })).toMatchObject({
      code: 0,
      stderr: '',
    })
    expect(treeOf(cwd)['src/a/c/b.md']).toBe(
      '# B\n\n[s](../../../std/x.html#y) [t](../../../../../up/)\n',
    )
    expect((await runCli(['move', 'src/a/c/b.md', 'src/b.md'], { cwd })).code).toBe(0)
    expect(treeOf(cwd)['src/b.md']).toBe('# B\n\n[s](../std/x.html#y) [t](../../../up/)\n')
  })

  test('names pages that move and are ignored', async () => {
    const cwd = repositoryWith({ '.gitignore': 'api\n', 'api/a.md': '[b](b.md)\n', 'api/b.md': '' })
    const run = await runCli(['move', 'api/a.md', 'a.md'], { cwd })
    expect([run.code, run.stderr]).toEqual([
      0,
      'hreflint: Links not looked at, because hreflint ignores the files: api/a.md.\n',
    ])
  })

  test('follows the targets of redirects', async () => {
    const cwd = folderWith({ _redirects: '/old /a 301\n/b/:x /a/:x\n', 'a.html': '', 'i.html': '' })
    expect((await runCli(['move', 'a.html', 'b.html'], { cwd })).code).toBe(0)
    expect(treeOf(cwd)._redirects).toBe('/old /b 301\n/b/:x /a/:x\n')
  })

  test.each(['it#s 50%?.md', '"q" \\b.md', '-rf.md', ' a\tb.md', '[x](y).md', '😀\u202e.md'])(
    'moves a file to the name %j',
    async name => {
      const cwd = repositoryWith({ 'a.md': '# A\n\n[b](b.md)\n', 'b.md': '[a](a.md#a)\n' })
      const moved = await runCli(['move', '--', 'a.md', name], { cwd })
      expect(moved.code, moved.stderr).toBe(0)
      expect((await runCli(['.', '--references', 'fragments'], { cwd })).code).toBe(0)
      expect((await runCli(['move', '--', `./${name}`, 'a.md'], { cwd })).code).toBe(0)
      expect(git(cwd, 'status', '--short')).toBe('')
    },
  )
})

describe('refuses what it cannot keep, and changes nothing', () => {
  const files = {
    ...site,
    'only/a.md': '',
    'index.md': '[f](only/)\n',
    'docs/mkdocs.yml': 'site_name: x\n',
    'docs/docs/a.md': '[b](b.md)\n',
    'docs/docs/b.md': '',
    'bad.md': Buffer.from('[i](guide/other.md) \xff\n', 'latin1'),
  }
  test.each<[args: string[], message: string]>([
    [['none.md', 'x.md'], 'none.md: There is no such file or folder.'],
    [['guide/install.md', 'README.md'], 'README.md: It exists already, so nothing was moved.'],
    [['README.md', 'README.md'], 'README.md: It is there already.'],
    [['guide', 'guide/a'], 'guide/a: A folder cannot be moved into itself.'],
    [['guide', '../x'], '../x: It is outside '],
    [['../x', 'y'], '../x: There is no such file or folder.'],
    [['.', 'x'], '.: It contains the whole repository.'],
    [['guide', 'README.md/x'], 'README.md: It is not a folder.'],
    [['guide', '.git/x'], '.git/x: It belongs to version control.'],
    [['.git/HEAD', 'x'], '.git/HEAD: It belongs to version control.'],
    [['README.md', 'guide', 'x'], 'x: There is no such folder. A slash at the end makes it.'],
    [['README.md', 'guide', 'index.md'], 'index.md: It is not a folder.'],
    [['guide', 'guide/pic.png', 'x/'], 'guide/pic.png: It is in guide, which moves as well.'],
    [['README.md', 'docs/README.md', 'only'], 'docs/README.md: There is no such file'],
    [['only/a.md', 'x.md'], 'index.md:1: After the move, no way to write the link "only/" leads'],
    [['docs/docs/a.md', 'a.md'], 'docs/docs/a.md: It is part of the site in docs (MkDocs), but'],
    [
      ['docs/mkdocs.yml', 'x.yml'],
      'docs/docs/a.md and 1 other file: They are part of the site in docs (MkDocs), but',
    ],
    [['guide/other.md', 'x.md'], 'bad.md: Its links cannot be rewritten: it is not valid UTF-8.'],
    [['link.md', 'x.md'], 'link.md: It is a symbolic link, which hreflint does not move.'],
    [
      ['guide/pic.png', 'pic.png'],
      'link.png: It is a symbolic link that leads elsewhere after the move.',
    ],
    [['one.md'], 'move needs what to move and where to'],
  ])('%j', async (args, message) => {
    const cwd = repositoryWith({})
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(join(cwd, path, '..'), { recursive: true })
      writeFileSync(join(cwd, path), content)
    }
    symlinkSync('README.md', join(cwd, 'link.md'))
    symlinkSync('guide/pic.png', join(cwd, 'link.png'))
    git(cwd, 'add', '--all')
    const before = treeOf(cwd)
    const run = await runCli(['move', ...args], { cwd })
    expect(run.code).toBe(2)
    expect(run.stdout).toBe('')
    expect(run.stderr).toContain(`hreflint: ${message}`)
    expect(treeOf(cwd)).toEqual(before)
  })

  test('a submodule, and what has a conflict', async () => {
    const cwd = repositoryWith({ 'a.md': '', 'sub/b.md': '' })
    git(join(cwd, 'sub'), 'init', '--quiet')
    const run = await runCli(['move', 'sub', 'x'], { cwd })
    expect([run.code, run.stderr]).toEqual([
      2,
      'hreflint: sub: It contains another repository. Move it with git.\n',
    ])
  })
})

describe('a failure puts everything back', () => {
  test('where a file cannot be written', async () => {
    const cwd = folderWith(site)
    chmodSync(join(cwd, 'guide/other.md'), 0o444)
    await asNobody(cwd, async () => {
      const run = await runCli(['move', 'guide/install.md', 'docs/x.md'], { cwd })
      expect(run.code).toBe(2)
      expect(run.stderr).toContain('guide/other.md: Nothing was moved: permission denied.')
    })
    expect(treeOf(cwd)).toEqual(site)
  })

  test('where git cannot write its index', async () => {
    const cwd = repositoryWith(site)
    writeFileSync(join(cwd, '.git/index.lock'), '')
    const run = await runCli(['move', 'guide/install.md', 'docs/x.md'], { cwd })
    expect(run.code).toBe(2)
    expect(run.stderr).toMatch(/git: Nothing was moved: move: git says: Unable to create/)
    expect(treeOf(cwd)).toEqual(site)
    expect(existsSync(join(cwd, 'docs'))).toBe(false)
  })

  test('and an interrupted move is put back before the next one', async () => {
    const cwd = folderWith(site)
    const args = ['move', 'guide/install.md', 'docs/x.md']
    const journal = JSON.stringify({
      process: 2 ** 22 + 1,
      moves: [{ from: 'guide/install.md', to: 'docs/x.md' }],
      folders: ['docs'],
      isTracked: false,
      files: [
        {
          path: 'README.md',
          before: Buffer.from(site['README.md']).toString('base64'),
          after: Buffer.from('# R\n\nlonger than it was').toString('base64'),
        },
      ],
    })
    writeFileSync(join(cwd, '.hreflint-move.json'), journal)
    writeFileSync(join(cwd, 'README.md'), `# R\n\nlonger${site['README.md'].slice(11)}`)
    mkdirSync(join(cwd, 'docs'))
    renameSync(join(cwd, 'guide/install.md'), join(cwd, 'docs/x.md'))
    const check = await runCli(['.'], { cwd })
    expect(check.code).toBe(2)
    expect(check.stderr).toContain(
      'hreflint: .hreflint-move.json: A move was interrupted. Run the same hreflint move again to end it.\n',
    )
    const dry = await runCli([...args, '--dry-run'], { cwd })
    expect([dry.code, dry.stderr]).toEqual([
      2,
      'hreflint: .hreflint-move.json: A move was interrupted. Run hreflint move without --dry-run to put it back.\n',
    ])
    const run = await runCli(args, { cwd })
    expect(run.stderr).toContain('hreflint: A move that was interrupted was put back.\n')
    expect(run.code).toBe(0)
    expect(readFileSync(join(cwd, 'README.md'), 'utf8')).toContain('[i](docs/x.md#setup)')
    expect(existsSync(join(cwd, '.hreflint-move.json'))).toBe(false)
  })

  test.each(['../x.md', '/etc/x', '.git/hooks/x', 'a/../../x', 'out/x.md', ''])(
    'but not one that names %j',
    async path => {
      const cwd = repositoryWith({ 'a.md': '', 'b.md': '' })
      symlinkSync(folderWith({ 'x.md': 'x' }), join(cwd, 'out'))
      const steps = { process: 2 ** 22 + 1, folders: [], isTracked: false, files: [] }
      const journal = { ...steps, moves: [{ from: 'c.md', to: path }] }
      writeFileSync(join(cwd, '.hreflint-move.json'), JSON.stringify(journal))
      const run = await runCli(['move', 'a.md', 'd.md'], { cwd })
      expect(run.code).toBe(2)
      expect(run.stderr).toContain('It cannot be read: it names files of others.')
      expect(existsSync(join(cwd, 'a.md'))).toBe(true)
    },
  )
})
