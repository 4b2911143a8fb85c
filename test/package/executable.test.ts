import { execFileSync, spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

// The command line as an executable, where there is no Node.

const folder = mkdtempSync(join(tmpdir(), 'hreflint-executable-'))
const bin = join(folder, 'bin')
const home = join(folder, 'home')
const executable = join(inject('release'), `hreflint-0.1.0-${process.platform}-${process.arch}`)
const broken = '<a href="https://☕.example:70000/">\n'

/** What the machine has, without what comes with Node. */
const folders = ['/usr/local/bin', '/usr/bin', '/bin']
const ofNode = new Set(['node', 'nodejs', 'npm', 'npx', 'corepack', 'pnpm', 'hreflint'])

beforeAll(() => {
  for (const each of [bin, home]) mkdirSync(each)
  symlinkSync(executable, join(bin, 'hreflint'))
  const programs = new Map(
    folders.flatMap(each => readdirSync(each).map(name => [name, join(each, name)] as const)),
  )
  for (const [name, path] of programs) if (!ofNode.has(name)) symlinkSync(path, join(bin, name))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(cwd: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const [command = '', ...rest] = args
  const { status, stdout, stderr } = spawnSync(join(bin, command), rest, {
    cwd,
    env: { HOME: home, PATH: bin, TMPDIR: folder, ...env },
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

function folderWith(files: Readonly<Record<string, string>>): string {
  const cwd = mkdtempSync(join(folder, 'site-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(cwd, name), text)
  return cwd
}

test('no Node is on the path', () => {
  expect(spawnSync('node', ['--version'], { env: { PATH: bin } }).error).toMatchObject({
    code: 'ENOENT',
  })
})

test('lints, explains and fixes', () => {
  const cwd = folderWith({ 'a.html': broken, 'b.html': '<a href="/a b">\n' })
  const { status, output } = run(cwd, ['hreflint', '.', '--threads', '2'])
  expect(status, output).toBe(1)
  expect(output).toContain('a.html:1:28  error  whatwg/port-out-of-range')
  expect(run(cwd, ['hreflint', 'explain', 'whatwg/unescaped-space']).status).toBe(0)
  expect(run(cwd, ['hreflint', '--fix', 'b.html']).status).toBe(0)
  expect(readFileSync(join(cwd, 'b.html'), 'utf8')).toBe('<a href="/a%20b">\n')
})

test('unpacks itself once, for this user alone', () => {
  const kept = join(home, '.cache', 'hreflint')
  expect(readdirSync(kept)).toEqual([expect.stringMatching(/^0\.1\.0-[\da-f]{16}$/)])
  const modes = execFileSync('find', [kept, '-perm', '/022'], { encoding: 'utf8' })
  expect(modes).toBe('')
})

test.each([
  ['cannot be written', '/proc/none'],
  ['is a file', '/dev/null'],
])('runs where the cache %s, and leaves nothing', (_, cache) => {
  const cwd = folderWith({ 'a.html': broken })
  const temporary = mkdtempSync(join(folder, 'temporary-'))
  const { status, output } = run(cwd, ['hreflint', '.'], {
    XDG_CACHE_HOME: cache,
    TMPDIR: temporary,
  })
  expect(status, output).toBe(1)
  expect(output).toContain('whatwg/port-out-of-range')
  expect(readdirSync(temporary).filter(name => name.startsWith('hreflint-'))).toEqual([])
})

describe('pre-commit', () => {
  test('runs it by the hook for machines without Node', () => {
    const cwd = folderWith({ 'a.html': broken })
    const hooks = new URL('../../.pre-commit-hooks.yaml', import.meta.url)
    const repository = mkdtempSync(join(folder, 'hooks-'))
    writeFileSync(join(repository, '.pre-commit-hooks.yaml'), readFileSync(hooks))
    const author = ['-c', 'user.name=a', '-c', 'user.email=a@example.com']
    for (const each of [repository, cwd]) run(each, ['git', 'init', '--quiet'])
    for (const args of [
      ['add', '--all'],
      ['commit', '--quiet', '-m', 'Hooks'],
      ['tag', 'v0.1.0'],
    ]) {
      expect(run(repository, ['git', ...author, ...args])).toMatchObject({ status: 0 })
    }
    writeFileSync(
      join(cwd, '.pre-commit-config.yaml'),
      `repos:\n  - repo: ${repository}\n    rev: v0.1.0\n    hooks:\n      - id: hreflint-system\n`,
    )
    run(cwd, ['git', 'add', '--all'])
    const { status, output } = run(cwd, ['pre-commit', 'run'])
    expect(status, output).toBe(1)
    expect(output).toContain('a.html:1:28  error  whatwg/port-out-of-range')
  })
})
