import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { age } from '../../support/change-cache.ts'
import { git, repositoryWith } from '../../support/git-repository.ts'
import { commit, config, links, move, page, write } from '../../support/history.ts'
import { runBuilt } from '../../support/run-built.ts'
import { folderWith, runCli } from '../../support/run-cli.ts'

// What is kept or made in several threads says what one plain run says.

const files = {
  ...config,
  'a.html': page('a'),
  'deep/b.html': page('b'),
  'index.html': links('a.html', 'deep/b.html', 'never.html'),
  'deep/index.html': links('../a.html', 'b.html'),
  'good.html': links('index.html'),
}

async function expectSame(cwd: string) {
  const args = ['--format', 'json', '.']
  const plain = await runCli(args, { cwd })
  for (let run = 0; run < 2; run += 1) {
    const cached = await runCli([...args, '--cache', '--cache-location', '.git/kept'], { cwd })
    expect(cached).toEqual(plain)
    age(join(cwd, '.git/kept'), cwd)
  }
  return plain.stdout
}

test('a cache follows what git remembers', async () => {
  const cwd = repositoryWith(files)
  rmSync(join(cwd, 'a.html'))
  expect(await expectSame(cwd)).not.toContain('Git remembers')
  git(cwd, 'add', '--all')
  expect(await expectSame(cwd)).toContain('a.html was deleted in the staged change')
  const first = commit(cwd)
  expect(await expectSame(cwd)).toContain(`a.html was deleted in ${first}`)
  move(cwd, 'deep/b.html', 'x/c.html')
  expect(await expectSame(cwd)).toContain('deep/b.html was moved to x/c.html in the staged change')
  const second = commit(cwd)
  expect(await expectSame(cwd)).toContain(`deep/b.html was moved to x/c.html in ${second}`)
  git(cwd, 'commit', '--quiet', '--amend', '--message', 'Other')
  const amended = git(cwd, 'rev-parse', '--short', 'HEAD').trim()
  expect(await expectSame(cwd)).toContain(`in ${amended}`)
  git(cwd, 'switch', '--quiet', '--orphan', 'empty')
  for (const [name, text] of Object.entries(files)) {
    if (name !== 'a.html') write(cwd, name, text)
  }
  expect(await expectSame(cwd)).not.toContain('Git remembers')
})

test('a cache follows a clone that gets more of its history', async () => {
  const origin = repositoryWith(files)
  move(origin, 'a.html', 'x/c.html')
  commit(origin)
  write(origin, 'good.html', links('index.html', 'deep/index.html'))
  commit(origin, 3)
  const cwd = folderWith({})
  git(cwd, 'clone', '--quiet', '--depth', '1', `file://${origin}`, '.')
  expect(await expectSame(cwd)).not.toContain('Git remembers')
  git(cwd, 'fetch', '--quiet', '--unshallow')
  expect(await expectSame(cwd)).toContain('a.html was moved to x/c.html in')
})

test('a document whose targets exist is not read again after a commit', async () => {
  const cwd = repositoryWith(files)
  await expectSame(cwd)
  write(cwd, 'good.html', links('a.html'))
  move(cwd, 'a.html', 'x/c.html')
  commit(cwd)
  await expectSame(cwd)
})

test('threads and shards', () => {
  const cwd = repositoryWith(files)
  move(cwd, 'a.html', 'x/c.html')
  git(cwd, 'rm', '--quiet', 'deep/b.html')
  commit(cwd)
  const args = ['--format', 'json']
  const one = runBuilt([...args, '.'], { cwd })
  expect(one.stdout).toContain('a.html was moved to x/c.html in')
  expect(runBuilt([...args, '--threads', '2', '.'], { cwd })).toEqual(one)
  const shards = ['1/2', '2/2'].map((shard, index) => {
    const result = `.git/shard-${index}.json`
    runBuilt([...args, '--shard', shard, '--output', result, '.'], { cwd })
    return result
  })
  const { code, stdout } = runBuilt(['merge', ...args, ...shards], { cwd })
  expect({ code, findings: JSON.parse(stdout) }).toEqual({
    code: one.code,
    findings: JSON.parse(one.stdout),
  })
})
