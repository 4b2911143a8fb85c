import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { git, repositoryWith } from '../../support/git-repository.ts'
import { commit, config, links, missing, move, page, write } from '../../support/history.ts'
import { folderWith } from '../../support/run-cli.ts'

describe('what git can look at', () => {
  test('no repository', async () => {
    const cwd = folderWith({ ...config, 'index.html': links('a.html') })
    expect(await missing(cwd)).toEqual([{ url: 'a.html', past: '', titles: [] }])
  })

  test('no commit', async () => {
    const cwd = folderWith({ ...config, 'index.html': links('a.html') })
    git(cwd, 'init', '--quiet')
    git(cwd, 'add', '--all')
    expect(await missing(cwd)).toEqual([{ url: 'a.html', past: '', titles: [] }])
  })

  test('a shallow clone claims nothing about older commits', async () => {
    const origin = repositoryWith({
      ...config,
      'a.html': page('a'),
      'b.html': page('b'),
      'index.html': links('a.html', 'b.html'),
    })
    move(origin, 'a.html', 'x/setup.html')
    commit(origin, 2)
    move(origin, 'b.html', 'x/other.html')
    const id = commit(origin, 3)
    const cwd = folderWith({})
    git(cwd, 'clone', '--quiet', '--depth', '2', `file://${origin}`, '.')
    expect(await missing(cwd)).toMatchObject([
      { url: 'a.html', past: '' },
      { past: `Git remembers: b.html was moved to x/other.html in ${id} (2026-03-03).` },
    ])
  })

  test('a folder that a build makes, and that was tracked once', async () => {
    const cwd = repositoryWith({
      'src.html': page('a'),
      'dist/a.html': page('b'),
      'dist/hreflint.config.json': config['hreflint.config.json'],
    })
    git(cwd, 'rm', '--quiet', '-r', 'dist')
    commit(cwd)
    write(cwd, 'dist/hreflint.config.json', config['hreflint.config.json'])
    write(cwd, 'dist/index.html', links('a.html'))
    const dist = join(cwd, 'dist')
    expect(await missing(dist, 'index.html')).toEqual([{ url: 'a.html', past: '', titles: [] }])
  })

  test('a head that is detached remembers its own history', async () => {
    const cwd = repositoryWith({ ...config, 'a.html': page('a'), 'index.html': links('a.html') })
    move(cwd, 'a.html', 'setup.html')
    const id = commit(cwd)
    git(cwd, 'switch', '--quiet', '--detach')
    expect(await missing(cwd)).toMatchObject([
      { past: `Git remembers: a.html was moved to setup.html in ${id} (2026-03-02).` },
    ])
    git(cwd, 'switch', '--quiet', '--detach', 'HEAD~')
    expect(await missing(cwd)).toEqual([])
  })

  test('a commit with more files than git compares deletes nothing for certain', async () => {
    const many = (name: string, count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          `${name}/${index}.html`,
          page(`${name}${index}`),
        ]),
      )
    const cwd = repositoryWith({
      ...config,
      ...many('old', 1001),
      'a.html': page('a'),
      'index.html': links('a.html', 'old/7.html', 'b/c.html'),
    })
    move(cwd, 'a.html', 'x/setup.html')
    git(cwd, 'rm', '--quiet', '-r', 'old')
    for (const [name, text] of Object.entries(many('new', 1000))) write(cwd, name, text)
    const id = commit(cwd)
    expect(await missing(cwd, 'index.html')).toMatchObject([
      { past: `Git remembers: a.html was moved to x/setup.html in ${id} (2026-03-02).` },
      { url: 'old/7.html', past: '' },
      { past: '' },
    ])
  })

  test('the oldest of many commits is found', async () => {
    const cwd = repositoryWith({ ...config, 'a.html': page('a'), 'index.html': links('a.html') })
    move(cwd, 'a.html', 'x/setup.html')
    const id = commit(cwd)
    const commits = Array.from({ length: 2000 }, (_, index) => {
      const from = index === 0 ? 'from refs/heads/main^0\n' : ''
      const head = 'commit refs/heads/main\ncommitter T <t@example.com> 1780000000 +0000\ndata 0\n'
      return `${head}${from}M 100644 inline note${index % 9}.txt\ndata <<E\n${index}\nE\n\n`
    })
    execFileSync('git', ['fast-import', '--quiet'], { cwd, input: commits.join('') })
    git(cwd, 'reset', '--quiet', '--hard', 'main')
    const [found] = await missing(cwd)
    expect(found?.past).toMatch(`Git remembers: a.html was moved to x/setup.html in ${id}`)
  })
})
