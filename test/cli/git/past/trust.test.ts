import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { git, repositoryWith } from '../../support/git-repository.ts'
import { commit, config, links, missing, move, page, write } from '../../support/history.ts'
import { runBuilt } from '../../support/run-built.ts'
import { folderWith } from '../../support/run-cli.ts'

// The history of a repository is read, and nothing else happens: no program runs, nothing is fetched or written.

const place = (id: string) => `<p id="start"><p id="${id}"><p id="end">\n`

/** A repository in which a page was moved and changed, and an id renamed, by a commit. */
function movedWith(script: (trace: string) => string) {
  const cwd = repositoryWith({
    ...config,
    '.gitattributes': '* diff=x filter=x\n*.html working-tree-encoding=UTF-8\n',
    'a.html': page('a'),
    'places.html': place('was'),
    'index.html': links('a.html', 'places.html#was'),
  })
  write(cwd, 'places.html', place('is'))
  move(cwd, 'a.html', 'setup.html')
  write(cwd, 'setup.html', `${page('a')}<p>more\n`)
  const id = commit(cwd)
  const program = join(cwd, '.git', 'program')
  const trace = join(cwd, '.git', 'trace')
  writeFileSync(program, `#!/bin/sh\n${script(trace)}\n`)
  chmodSync(program, 0o755)
  return { cwd, id, program, trace }
}

const past = (id: string) => [
  {
    url: 'a.html',
    past: `Git remembers: a.html was moved to setup.html in ${id} (2026-03-02).`,
    titles: ['Change to setup.html'],
  },
  {
    url: 'places.html#was',
    past: `Git remembers: #was became #is in ${id} (2026-03-02).`,
    titles: ['Change to places.html#is'],
  },
]

describe('nothing of the repository runs', () => {
  test.each([
    'core.fsmonitor',
    'core.pager',
    'core.sshCommand',
    'core.gitProxy',
    'core.alternateRefsCommand',
    'credential.helper',
    'diff.external',
    'diff.x.command',
    'diff.x.textconv',
    'filter.x.clean',
    'filter.x.smudge',
    'filter.x.process',
    'gpg.program',
    'gpg.ssh.program',
    'pager.rev-list',
    'pager.diff-tree',
    'pager.cat-file',
    'alias.rev-list',
  ])('%s', async key => {
    const { cwd, id, program, trace } = movedWith(path => `touch '${path}'`)
    git(cwd, 'config', 'log.showSignature', 'true')
    git(cwd, 'config', key, key === 'alias.rev-list' ? `!${program}` : program)
    expect(await missing(cwd)).toEqual(past(id))
    expect(existsSync(trace)).toBe(false)
  })

  test('a commit with a signature is not verified', async () => {
    const { cwd, program, trace } = movedWith(path => `touch '${path}'`)
    const [head = '', ...body] = git(cwd, 'cat-file', 'commit', 'HEAD').split('\n\n')
    const signature = 'gpgsig -----BEGIN PGP SIGNATURE-----\n \n x\n -----END PGP SIGNATURE-----'
    write(cwd, '.git/commit', `${head}\n${signature}\n\n${body.join('\n\n')}`)
    const signed = git(cwd, 'hash-object', '-t', 'commit', '-w', '.git/commit').trim()
    git(cwd, 'reset', '--quiet', '--soft', signed)
    git(cwd, 'config', 'gpg.program', program)
    git(cwd, 'config', 'log.showSignature', 'true')
    expect(await missing(cwd)).toEqual(past(git(cwd, 'rev-parse', '--short', 'HEAD').trim()))
    expect(existsSync(trace)).toBe(false)
  })

  test('hooks', async () => {
    const { cwd, id, program, trace } = movedWith(path => `touch '${path}'`)
    const hooks = join(cwd, '.git', 'own')
    mkdirSync(hooks)
    for (const name of ['post-index-change', 'reference-transaction', 'post-checkout']) {
      writeFileSync(join(hooks, name), `#!/bin/sh\nexec ${program}\n`)
      chmodSync(join(hooks, name), 0o755)
    }
    git(cwd, 'config', 'core.hooksPath', hooks)
    expect(await missing(cwd)).toEqual(past(id))
    expect(existsSync(trace)).toBe(false)
  })

  test.each([
    ['diff.renames', 'false'],
    ['diff.renameLimit', '1'],
    ['diff.relative', 'true'],
    ['diff.noprefix', 'true'],
    ['diff.orderFile', '/none'],
    ['color.ui', 'always'],
    ['core.quotePath', 'true'],
    ['core.abbrev', '40'],
    ['log.date', 'raw'],
    ['log.follow', 'true'],
    ['format.pretty', '%x00%x00'],
    ['i18n.logOutputEncoding', 'UTF-16'],
  ])('what is said does not depend on %s = %s', async (key, value) => {
    const { cwd, id } = movedWith(() => '')
    git(cwd, 'config', key, value)
    const full = git(cwd, 'rev-parse', 'HEAD').trim()
    expect(await missing(cwd)).toEqual(past(key === 'core.abbrev' ? full : id))
  })
})

describe('a partial clone', () => {
  test.each(['blob:none', 'tree:0'])('with %s fetches nothing', async filter => {
    const origin = repositoryWith({
      ...config,
      'a.html': page('a'),
      'b.html': page('b'),
      'c.html': page('c'),
      'index.html': links('a.html', 'b.html', 'c.html'),
    })
    move(origin, 'a.html', 'x/a.html')
    move(origin, 'b.html', 'x/b.html')
    write(origin, 'x/b.html', `${page('b')}<p>more\n`)
    git(origin, 'rm', '--quiet', 'c.html')
    const id = commit(origin)
    write(origin, 'x/b.html', page('d'))
    commit(origin, 3)
    git(origin, 'config', 'uploadpack.allowFilter', 'true')
    git(origin, 'config', 'uploadpack.allowAnySHA1InWant', 'true')
    const cwd = folderWith({})
    git(cwd, 'clone', '--quiet', `--filter=${filter}`, `file://${origin}`, '.')
    const objects = () => readdirSync(join(cwd, '.git/objects'), { recursive: true }).sort()
    const before = objects()
    const found = await missing(cwd)
    expect(objects()).toEqual(before)
    // Whether the others were changed or deleted is not known without their content.
    const moved = `Git remembers: a.html was moved to x/a.html in ${id} (2026-03-02).`
    const pasts = filter === 'blob:none' ? [moved, '', ''] : ['', '', '']
    expect(found.map(one => one.past)).toEqual(pasts)
  })
})

describe('a name', () => {
  test.each([
    ['-x.html', '-x.html'],
    ['--output=x.html', '--output=x.html'],
    ['a b.html', 'a%20b.html'],
    ['"q".html', '%22q%22.html'],
    ['ü✓.html', 'ü✓.html'],
    ['new\nline.html', 'new%0Aline.html'],
    ['tab\t.html', 'tab%09.html'],
    [':(top)x.html', './:(top)x.html'],
    ['#x?.html', '%23x%3F.html'],
    ['D', 'D'],
    ['R100', 'R100'],
    ['0123456789012345678901234567890123456789', '0123456789012345678901234567890123456789'],
    ['a{b,c}*.html', 'a%7Bb,c%7D*.html'],
    ["it's.html", "it's.html"],
    ['HEAD', 'HEAD'],
  ])('%j is found as the old name and as the new one', async (name, written) => {
    const cwd = repositoryWith({
      ...config,
      [`old/${name}`]: page('a'),
      [`from/${name}`]: page('b'),
      'x/plain.html': page('c'),
      'index.html': links(`old/${written.replace('./', '')}`, 'x/plain.html'),
    })
    git(cwd, 'config', 'core.protectNTFS', 'false')
    move(cwd, `old/${name}`, 'x/setup.html')
    move(cwd, 'x/plain.html', name)
    rmSync(join(cwd, 'from', name))
    const id = commit(cwd)
    const sentence = (from: string, to: string) =>
      `Git remembers: ${from} was moved to ${to} in ${id} (2026-03-02).`
    const [old, now] = await missing(cwd, 'index.html')
    expect(old?.past).toBe(sentence(`old/${name}`, 'x/setup.html'))
    expect(old?.titles[0]).toBe('Change to x/setup.html')
    expect(now?.past).toBe(sentence('x/plain.html', name))
    expect(now?.titles[0]).toBe(`Change to ${written}`)
  })

  test('control characters do not reach a terminal', () => {
    const name = 'a\u001B[31m\u0007.html'
    const cwd = repositoryWith({ ...config, 'a.html': page('a'), 'index.html': links('a.html') })
    move(cwd, 'a.html', name)
    commit(cwd)
    for (const format of ['text', 'compact', 'github', 'sarif', 'json', 'markdown']) {
      const { stdout } = runBuilt(['--format', format, 'index.html'], { cwd })
      expect(stdout).toContain('Git remembers')
      expect(stdout).not.toMatch(/[\u0007\u001B]/)
    }
  })
})
