import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { git, repositoryWith } from '../support/git-repository.ts'
import { runBuilt } from '../support/run-built.ts'
import { codesByFile } from '../support/run-cli.ts'

const space = '<a href="/a b">\n'

describe('no value reaches git as an option', () => {
  test.each([
    ['--diff', '--output=stolen'],
    ['--diff=--output=stolen'],
    ['--diff', '--no-index'],
    ['--diff', '-O/etc/passwd'],
    ['--diff', '--ext-diff'],
    ['--diff', ''],
    ['--changed=--output=stolen'],
    ['--changed=-p'],
  ])('%s %s', (...args) => {
    const cwd = repositoryWith({ 'a.html': space, 'b.html': space })
    writeFileSync(join(cwd, 'a.html'), `${space}${space}`)
    const before = readdirSync(cwd)
    const run = runBuilt(args, { cwd })
    expect({ code: run.code, stdout: run.stdout }).toEqual({ code: 2, stdout: '' })
    expect(run.stderr).toMatch(
      /^hreflint: --(diff|changed) needs a revision, but ".*" is not one\.\n$/,
    )
    expect(readdirSync(cwd)).toEqual(before)
  })

  test('a path neither', () => {
    const cwd = repositoryWith({ '--output=x.html': space, 'a.html': space })
    writeFileSync(join(cwd, '--output=x.html'), `${space}${space}`)
    const args = ['--format', 'json', '--diff', 'HEAD', '--', '--output=x.html']
    const run = runBuilt(args, { cwd })
    expect(run).toMatchObject({ code: 0, stderr: '' })
    expect(codesByFile(run)).toEqual({ '--output=x.html': ['whatwg/unescaped-space'] })
  })
})

describe('git starts nothing that a repository has set up', () => {
  test.each([['--diff', 'HEAD'], ['--changed'], ['--staged']])('%s %s', (...args) => {
    const cwd = repositoryWith({ 'a.html': space, '.gitattributes': '*.html diff=x\n' })
    const script = join(cwd, 'script')
    writeFileSync(script, `#!/bin/sh\ntouch '${cwd}/trace'\ncat "$1"\n`)
    chmodSync(script, 0o755)
    mkdirSync(join(cwd, '.git/hooks'))
    writeFileSync(join(cwd, '.git/hooks/post-index-change'), readFileSync(script))
    chmodSync(join(cwd, '.git/hooks/post-index-change'), 0o755)
    for (const key of ['core.fsmonitor', 'diff.external', 'diff.x.textconv', 'diff.x.command']) {
      git(cwd, 'config', key, script)
    }
    writeFileSync(join(cwd, 'a.html'), `${space}${space}`)
    if (args[0] === '--staged') {
      git(cwd, '-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=', 'add', 'a.html')
    }
    // So that git has a reason to write what it knows of the file.
    execFileSync('touch', ['-d', '2001-01-01', join(cwd, 'a.html')])
    const run = runBuilt(['--format', 'json', ...args], { cwd })
    expect(run).toMatchObject({ code: 0, stderr: '' })
    expect(codesByFile(run)['a.html']).toContain('whatwg/unescaped-space')
    expect(existsSync(join(cwd, 'trace'))).toBe(false)
  })
})

describe('--diff says the same whatever git is set up to', () => {
  test.each([
    ['diff.noprefix', 'true'],
    ['diff.mnemonicPrefix', 'true'],
    ['diff.relative', 'true'],
    ['diff.interHunkContext', '20'],
    ['diff.context', '20'],
    ['diff.renames', 'false'],
    ['color.ui', 'always'],
    ['core.quotePath', 'false'],
  ])('%s = %s', (key, value) => {
    const lines = `${space}<p>\n<p>\n`
    const cwd = repositoryWith({ 'sub/ü.html': lines + lines })
    git(cwd, 'config', key, value)
    writeFileSync(join(cwd, 'sub/ü.html'), `<a href="/c|d">\n${lines}<a href="/c|d">\n${lines}`)
    const run = runBuilt(['--format', 'json', '--diff', 'HEAD'], { cwd: join(cwd, 'sub') })
    expect(run).toMatchObject({ code: 0, stderr: '' })
    const pipes = ['whatwg/unescaped-pipe', 'whatwg/unescaped-pipe']
    expect(codesByFile(run)).toEqual({ 'ü.html': pipes })
  })

  test('and follows a file that was renamed', () => {
    const old = `${space}${'<p>text</p>\n'.repeat(20)}`
    const cwd = repositoryWith({ 'old.html': old, 'same.html': space })
    git(cwd, 'mv', 'old.html', 'new.html')
    git(cwd, 'mv', 'same.html', 'moved.html')
    writeFileSync(join(cwd, 'new.html'), `${old}<a href="/c|d">\n`)
    const run = runBuilt(['--format', 'json', '--diff', 'HEAD'], { cwd })
    expect(run).toMatchObject({ code: 0, stderr: '' })
    expect(codesByFile(run)).toEqual({ 'new.html': ['whatwg/unescaped-pipe'] })
  })

  test.each([
    ['the file is named', '.', ['docs/new.html']],
    ['its folder is named', '.', ['docs']],
    ['the run begins in its folder', 'docs', []],
  ])('also from a place that is not selected: %s', (_, folder, paths) => {
    const old = `${space}${'<p>text</p>\n'.repeat(20)}`
    const root = repositoryWith({ 'old.html': old, 'docs/same.html': space })
    git(root, 'mv', 'old.html', 'docs/new.html')
    writeFileSync(join(root, 'docs/new.html'), `${old}<a href="/c|d">\n`)
    writeFileSync(join(root, 'other.html'), space)
    const cwd = join(root, folder)
    const run = runBuilt(['--format', 'json', '--diff', 'HEAD', ...paths], { cwd })
    expect(run).toMatchObject({ code: 0, stderr: '' })
    expect(Object.values(codesByFile(run))).toEqual([['whatwg/unescaped-pipe']])
  })
})
