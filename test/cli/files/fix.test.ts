import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { asNobody } from '../support/as-nobody.ts'
import { folderWith, runCli } from '../support/run-cli.ts'

const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')

const cases: readonly [name: string, before: string | Buffer, after: string | Buffer][] = [
  ['a space', '<a href="/a b">', '<a href="/a%20b">'],
  ['CR LF', '<p>\r\n<a href="/a b">\r\n', '<p>\r\n<a href="/a%20b">\r\n'],
  ['CR alone', '<p>\r<a href="/a b">\r', '<p>\r<a href="/a%20b">\r'],
  ['a byte order mark', '\uFEFF<a href="/a b">', '\uFEFF<a href="/a%20b">'],
  ['UTF-16', utf16('ü<a href="/a b">'), utf16('ü<a href="/a%20b">')],
  ['non-ASCII text', 'ü😀<a href="/ü b">\u0000', 'ü😀<a href="/ü%20b">\u0000'],
]

describe('--fix', () => {
  test.each(cases)('keeps everything else: %s', async (_, before, after) => {
    const cwd = folderWith({ 'a.html': before })
    const { code, stderr } = await runCli(['--fix', '.'], { cwd })
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(readFileSync(join(cwd, 'a.html'))).toEqual(Buffer.from(after))
    expect(readdirSync(cwd)).toEqual(['a.html'])
  })

  test('leaves alone in Markdown what a renderer writes in another way', async () => {
    const cwd = folderWith({ 'a.md': '[a](/b\\c) [d](</e f>) <a href="/g\\h">i</a>' })
    const { code, stdout } = await runCli(['--fix', 'a.md'], { cwd })
    expect(code).toBe(0)
    expect(stdout).toContain('a.md:1:7  warning  whatwg/backslash-in-path\n')
    expect(readFileSync(join(cwd, 'a.md'), 'utf8')).toBe(
      '[a](/b\\c) [d](</e%20f>) <a href="/g/h">i</a>',
    )
  })

  test('reports what remains', async () => {
    const cwd = folderWith({ 'a.html': '<a href="/a b"><a href="https://a:70000/">' })
    const { code, stdout } = await runCli(['--fix', 'a.html'], { cwd })
    expect(code).toBe(1)
    expect(stdout).not.toContain('unescaped-space')
    expect(stdout).toContain('port-out-of-range')
    expect(stdout).toContain('1 fixed, 1 error in 1 file')
  })

  test('never touches a file that has nothing to fix', async () => {
    const cwd = folderWith({ 'a.html': '<a href="https://a:70000/"><a href="/">' })
    const path = join(cwd, 'a.html')
    const before = statSync(path)
    await runCli(['--fix', 'a.html'], { cwd })
    const after = statSync(path)
    expect([after.ino, after.mtimeMs, after.ctimeMs]).toEqual([
      before.ino,
      before.mtimeMs,
      before.ctimeMs,
    ])
  })

  test('keeps the mode, and has a new time of modification', async () => {
    const cwd = folderWith({ 'a.html': '<a href="/a b">' })
    const path = join(cwd, 'a.html')
    chmodSync(path, 0o750)
    utimesSync(path, new Date(1_000_000_000_000), new Date(1_100_000_000_000))
    await runCli(['--fix', 'a.html'], { cwd })
    const { mode, mtimeMs } = statSync(path)
    expect(mode & 0o777).toBe(0o750)
    expect(mtimeMs).toBeGreaterThan(1_100_000_000_000)
  })

  test('writes through a link that was named, not one that leads out of the folder', async () => {
    const repository = folderWith({
      '.git/HEAD': '',
      'target.html': '<a href="/a b">',
      'docs/sub/other.html': '<a href="/">',
    })
    const cwd = join(repository, 'docs')
    const target = join(repository, 'target.html')
    symlinkSync(target, join(cwd, 'sub', 'link.html'))
    const found = await runCli(['--fix', 'sub'], { cwd })
    expect(found.code).toBe(2)
    expect(found.stderr).toMatch(
      /^hreflint: sub\/link\.html: Cannot be fixed: it is a link to .*target\.html/,
    )
    expect(readFileSync(target, 'utf8')).toBe('<a href="/a b">')
    const named = await runCli(['--fix', 'sub/link.html'], { cwd })
    expect(named.code).toBe(0)
    expect(readFileSync(target, 'utf8')).toBe('<a href="/a%20b">')
  })

  test('a file that is not UTF-8 is linted and left alone', async () => {
    const bytes = Buffer.from('<a href="/a b">\xFC', 'latin1')
    const cwd = folderWith({ 'a.html': bytes, 'b.html': '<a href="/a b">' })
    const { code, stdout, stderr } = await runCli(['--fix', '--format', 'compact', '.'], { cwd })
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: 'hreflint: a.html: Cannot be fixed: it is not valid UTF-8, so it was not changed.\n',
    })
    expect(stdout).toMatch(/^a\.html:1:12: warning whatwg\/unescaped-space .*\n$/)
    expect(readFileSync(join(cwd, 'a.html'))).toEqual(bytes)
    expect(readFileSync(join(cwd, 'b.html'), 'utf8')).toBe('<a href="/a%20b">')
  })

  test('does not change what a broken configuration may want kept', async () => {
    const cwd = folderWith({ 'hreflint.config.json': '{', 'a.html': '<a href="/a b">' })
    const { code } = await runCli(['--fix', '.'], { cwd })
    expect(code).toBe(2)
    expect(readFileSync(join(cwd, 'a.html'), 'utf8')).toBe('<a href="/a b">')
  })

  test('a folder that cannot be written is an error, and the rest goes on', async () => {
    const cwd = folderWith({ 'locked/a.html': '<a href="/a b">', 'z.html': '<a href="/a b">' })
    chmodSync(join(cwd, 'locked'), 0o555)
    const { code, stderr } = await asNobody(cwd, () => runCli(['--fix', '.'], { cwd }))
    chmodSync(join(cwd, 'locked'), 0o755)
    expect(code).toBe(2)
    expect(stderr).toContain('hreflint: locked/a.html: Cannot be fixed: permission denied.\n')
    expect(readFileSync(join(cwd, 'z.html'), 'utf8')).toBe('<a href="/a%20b">')
  })

  test('a read-only file is an error, and the rest goes on', async () => {
    const cwd = folderWith({ 'a.html': '<a href="/a b">', 'z.html': '<a href="/a b">' })
    chmodSync(join(cwd, 'a.html'), 0o444)
    const { code, stderr } = await asNobody(cwd, () => runCli(['--fix', '.'], { cwd }))
    expect(code).toBe(2)
    expect(stderr).toBe('hreflint: a.html: Cannot be fixed: permission denied.\n')
    expect(readFileSync(join(cwd, 'a.html'), 'utf8')).toBe('<a href="/a b">')
    expect(readFileSync(join(cwd, 'z.html'), 'utf8')).toBe('<a href="/a%20b">')
  })
})

describe('--fix on stdin', () => {
  test('gives the text on stdout and the report on stderr', async () => {
    const cwd = folderWith({})
    mkdirSync(join(cwd, 'sub'))
    const run = await runCli(['--fix', '--stdin', '--stdin-filename', 'sub/a.html'], {
      cwd,
      stdin: '\uFEFF<a href="/a b"><a href="https://a:70000/">\r\n',
    })
    expect(run.code).toBe(1)
    expect(run.stdout).toBe('\uFEFF<a href="/a%20b"><a href="https://a:70000/">\r\n')
    expect(run.stderr).toContain('sub/a.html:1:37  error  whatwg/port-out-of-range\n')
  })
})
