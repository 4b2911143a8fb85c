import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { repositoryWith } from '../support/git-repository.ts'
import { runBuilt } from '../support/run-built.ts'

const page = '<a href="/a b">\n'
const git = (cwd: string, ...args: readonly string[]) => execFileSync('git', args, { cwd })
const ways = [['--changed'], ['--staged'], ['--diff', 'HEAD']]

/** A repository whose own configuration names programs that leave a trace. */
function hostile(name: string): { cwd: string; trace: string } {
  const cwd = repositoryWith({ 'a.html': page, '.gitattributes': `*.html filter=${name}\n` })
  const trace = join(cwd, '.git', 'trace')
  git(cwd, 'config', `filter.${name}.clean`, `touch ${trace}; cat`)
  git(cwd, 'config', `filter.${name}.smudge`, `touch ${trace}; cat`)
  git(cwd, 'config', `filter.${name}.required`, 'true')
  // Another time makes git compare the content.
  utimesSync(join(cwd, 'a.html'), 1_000_000_000, 1_000_000_000)
  return { cwd, trace }
}

describe.each(ways)('%s %s', (...way) => {
  const args = way.filter(Boolean)

  test.each(['x', 'a.b', 'a=b', 'LFS'])('runs no filter %s of the repository', name => {
    const { cwd, trace } = hostile(name)
    writeFileSync(join(cwd, 'a.html'), `${page}<a href="/c d">\n`)
    const { code, stderr } = runBuilt([...args, '--format', 'json'], { cwd })
    expect({ code, stderr, ran: existsSync(trace) }).toEqual({ code: 0, stderr: '', ran: false })
  })

  test('runs no process filter, and none of an included file', () => {
    const { cwd, trace } = hostile('x')
    writeFileSync(join(cwd, '.git/more'), `[filter "x"]\n\tprocess = touch ${trace}\n`)
    git(cwd, 'config', 'include.path', 'more')
    utimesSync(join(cwd, 'a.html'), 1_000_000_001, 1_000_000_001)
    const { code } = runBuilt([...args, '--format', 'json'], { cwd })
    expect({ code, ran: existsSync(trace) }).toEqual({ code: 0, ran: false })
  })

  test('runs no uploadpack for objects that are missing', () => {
    const cwd = repositoryWith({ 'a.html': page })
    const trace = join(cwd, '.git', 'trace')
    git(cwd, 'config', 'remote.origin.url', '.')
    git(cwd, 'config', 'remote.origin.promisor', 'true')
    git(cwd, 'config', 'remote.origin.uploadpack', `touch ${trace}; git-upload-pack`)
    git(cwd, 'config', 'extensions.partialClone', 'origin')
    writeFileSync(join(cwd, 'a.html'), `${page}<a href="/c d">\n`)
    const blob = git(cwd, 'rev-parse', 'HEAD:a.html').toString().trim()
    rmSync(join(cwd, '.git/objects', blob.slice(0, 2), blob.slice(2)))
    runBuilt([...args, '--format', 'json'], { cwd })
    expect(existsSync(trace)).toBe(false)
    expect(readdirSync(cwd).sort()).toEqual(['.git', 'a.html'])
  })
})

test('what has changed is found although a filter of the repository is not run', () => {
  const { cwd } = hostile('x')
  git(cwd, 'add', '.')
  writeFileSync(join(cwd, 'b.html'), page)
  writeFileSync(join(cwd, 'a.html'), `${page}<a href="/c d">\n`)
  const { stdout } = runBuilt(['--changed', '--format', 'compact'], { cwd })
  expect(stdout.split('\n').map(line => line.split(':')[0])).toEqual([
    'a.html',
    'a.html',
    'b.html',
    '',
  ])
})
