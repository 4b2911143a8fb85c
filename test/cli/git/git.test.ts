import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { git, repositoryWith } from '../support/git-repository.ts'
import { codesByFile, folderWith, runCli } from '../support/run-cli.ts'

const clean = '<a href="/">\n'
const space = '<a href="/a b">\n'
const codes = ['whatwg/unescaped-space']

async function lint(cwd: string, ...args: string[]) {
  const run = await runCli(['--format', 'json', ...args], { cwd })
  expect({ code: run.code, stderr: run.stderr }).toEqual({ code: 0, stderr: '' })
  return codesByFile(run)
}

describe('--staged', () => {
  test('reads the index, not the work tree', async () => {
    const cwd = repositoryWith({ 'a.html': clean, 'b.html': clean, 'old.html': space })
    writeFileSync(join(cwd, 'a.html'), space)
    writeFileSync(join(cwd, 'ü\n.html'), space)
    writeFileSync(join(cwd, 'note.txt'), space)
    git(cwd, 'add', '--all')
    writeFileSync(join(cwd, 'a.html'), clean)
    writeFileSync(join(cwd, 'b.html'), space)
    expect(await lint(cwd, '--staged')).toEqual({ 'a.html': codes, 'ü\n.html': codes })
    expect(await lint(cwd, '--staged', 'a.html')).toEqual({ 'a.html': codes })
  })

  test('deleted files and links do not count', async () => {
    const cwd = repositoryWith({ 'a.html': space })
    rmSync(join(cwd, 'a.html'))
    symlinkSync('b.html', join(cwd, 'l.html'))
    git(cwd, 'add', '--all')
    expect(await lint(cwd, '--staged')).toEqual({})
  })

  test('works below the root and before the first commit', async () => {
    const cwd = folderWith({ 'sub/a.html': space })
    git(cwd, 'init', '--quiet')
    git(cwd, 'add', '--all')
    expect(await lint(join(cwd, 'sub'), '--staged')).toEqual({ 'a.html': codes })
  })
})

describe('--changed', () => {
  test('lints what differs from HEAD, and what git does not know yet', async () => {
    const cwd = repositoryWith({ 'a.html': clean, 'old.html': space, '.gitignore': 'out/' })
    writeFileSync(join(cwd, 'a.html'), space)
    writeFileSync(join(cwd, 'new.html'), space)
    mkdirSync(join(cwd, 'out'))
    writeFileSync(join(cwd, 'out/x.html'), space)
    expect(await lint(cwd, '--changed')).toEqual({ 'a.html': codes, 'new.html': codes })
  })

  test('lints what a branch changed, not what others did meanwhile', async () => {
    const cwd = repositoryWith({ 'a.html': clean, 'b.html': clean })
    git(cwd, 'switch', '--quiet', '--create', 'topic')
    writeFileSync(join(cwd, 'a.html'), space)
    git(cwd, 'commit', '--quiet', '--all', '--message', 'Topic')
    git(cwd, 'switch', '--quiet', 'main')
    writeFileSync(join(cwd, 'b.html'), space)
    git(cwd, 'commit', '--quiet', '--all', '--message', 'Main')
    git(cwd, 'switch', '--quiet', 'topic')
    expect(await lint(cwd, '--changed', 'main')).toEqual({ 'a.html': codes })
  })
})

describe('--diff', () => {
  test('reports only on lines that differ', async () => {
    const cwd = repositoryWith({ 'a.html': `${space}${clean}${space}`, 'b.html': space })
    writeFileSync(join(cwd, 'a.html'), `${space}${clean}<p>\n<a href="/c|d">\n${space}`)
    writeFileSync(join(cwd, 'new.html'), space)
    expect(await lint(cwd, '--diff', 'HEAD')).toEqual({
      'a.html': ['whatwg/unescaped-pipe'],
      'new.html': codes,
    })
  })

  test('lines end as git has it', async () => {
    const cwd = repositoryWith({ 'a.html': `a\rb\r\n${space}` })
    writeFileSync(join(cwd, 'a.html'), `a\rb\r\n${space}<a href="/c|d">\n`)
    expect(await lint(cwd, '--diff', 'HEAD')).toEqual({ 'a.html': ['whatwg/unescaped-pipe'] })
  })

  test('names that git quotes', async () => {
    const cwd = repositoryWith({ 'ü "x"\t.html': clean, '--- a.html': clean })
    writeFileSync(join(cwd, 'ü "x"\t.html'), space)
    writeFileSync(join(cwd, '--- a.html'), `${clean}--- <a href="/a b">\n+++ b/x.html\n`)
    expect(await lint(cwd, '--diff', 'HEAD')).toEqual({
      '--- a.html': codes,
      'ü "x"\t.html': codes,
    })
  })
})

describe('without what is needed', () => {
  test.each([
    [['--staged'], /^hreflint: --staged: git says: not a git repository.*\n$/],
    [['--changed'], /^hreflint: --changed: git says: not a git repository.*\n$/],
    [['--diff', 'main'], /^hreflint: --diff: git says: not a git repository.*\n$/],
    [
      ['--staged', '--changed'],
      /^hreflint: Option '--staged' cannot be used with option '--changed \[ref\]'\n$/,
    ],
    [
      ['--staged', '--fix'],
      /^hreflint: --staged reads the git index, which --fix cannot change\.\n$/,
    ],
  ])('%j', async (args, line) => {
    const run = await runCli(args, { cwd: folderWith({ 'a.html': space }) })
    expect({ code: run.code, stdout: run.stdout }).toEqual({ code: 2, stdout: '' })
    expect(run.stderr).toMatch(line)
  })

  test('a revision that git does not know', async () => {
    const run = await runCli(['--diff', 'nope'], { cwd: repositoryWith({}) })
    expect(run.code).toBe(2)
    expect(run.stderr).toMatch(/^hreflint: --diff: git says: .*nope.*\n$/)
  })
})
