import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { asNobody } from '../support/as-nobody.ts'
import { runBuilt } from '../support/run-built.ts'
import { folderWith, runCli } from '../support/run-cli.ts'

const broken = '<a href="/a b">\n'
const fixed = '<a href="/a%20b">\n'

/** The name of a copy that a run with this process id would leave. */
function copyName(id: number, inode: number, after: string, ending: string): string {
  const hash = createHash('sha256').update(after).digest('hex').slice(0, 16)
  return `.hreflint-${id}-${inode}-${hash}.${ending}`
}

/** Larger than the ids of processes are. */
const nobodysId = 2 ** 30

describe('a file that is fixed stays the same file', () => {
  test('with a new time, its inode, which has its attributes, and its other names', () => {
    const cwd = folderWith({ 'a.html': broken })
    const path = join(cwd, 'a.html')
    linkSync(path, join(cwd, 'b.txt'))
    utimesSync(path, 1_000_000_000, 1_000_000_000)
    const before = statSync(path)
    expect(runBuilt(['--fix', 'a.html'], { cwd })).toMatchObject({ code: 0, stderr: '' })
    const after = statSync(path)
    expect([after.ino, after.nlink, after.mode, after.uid]).toEqual([
      before.ino,
      2,
      before.mode,
      before.uid,
    ])
    expect(after.mtimeMs).toBeGreaterThan(before.mtimeMs)
    expect(readFileSync(join(cwd, 'b.txt'), 'utf8')).toBe(fixed)
    expect(readdirSync(cwd).sort()).toEqual(['a.html', 'b.txt'])
  })

  test('also where it becomes shorter', () => {
    const cwd = folderWith({ 'a.html': '<a href="https://a\t\n\t.example/">' })
    runBuilt(['--fix', 'a.html'], { cwd })
    expect(readFileSync(join(cwd, 'a.html'), 'utf8')).toBe('<a href="https://a.example/">')
  })

  test('of somebody else who lets others write it', async () => {
    const cwd = folderWith({ 'a.html': broken })
    const path = join(cwd, 'a.html')
    const { code, stderr, uid } = await asNobody(cwd, async () => {
      process.seteuid?.(0)
      chownSync(path, 1, 1)
      chmodSync(path, 0o666)
      process.seteuid?.(65_534)
      return { ...(await runCli(['--fix', 'a.html'], { cwd })), uid: statSync(path).uid }
    })
    expect({ code, stderr, uid }).toEqual({ code: 0, stderr: '', uid: 1 })
    expect(readFileSync(path, 'utf8')).toBe(fixed)
  })
})

function halfWritten(file: string, copy: string): string {
  return `hreflint: ${file}: A run that was killed may have written it only partly. Its previous content is in ${copy}: copy that over the file, or delete it to keep the file as it is.\n`
}

describe('what a run left that was killed', () => {
  const before = broken + 'x'.repeat(100)
  const after = fixed + 'x'.repeat(100)

  test.each([
    ['while it copied', before, 'tmp', '<a hr'],
    ['before it wrote', before, 'bak', before],
    ['after it wrote', after, 'bak', before],
  ])('%s is removed by the next', (_, content, ending, copy) => {
    const cwd = folderWith({ 'a.html': content, 'b.html': '' })
    const { ino } = statSync(join(cwd, 'a.html'))
    writeFileSync(join(cwd, copyName(nobodysId, ino, after, ending)), copy)
    expect(runBuilt(['--fix', 'b.html'], { cwd })).toMatchObject({ code: 0, stderr: '' })
    expect(readdirSync(cwd).sort()).toEqual(['a.html', 'b.html'])
  })

  test('while it wrote is kept, and named', () => {
    const half = after.slice(0, 20) + before.slice(20)
    const cwd = folderWith({ 'a.html': half })
    const copy = copyName(nobodysId, statSync(join(cwd, 'a.html')).ino, after, 'bak')
    writeFileSync(join(cwd, copy), before)
    expect(runBuilt(['--fix', '--quiet', '.'], { cwd })).toEqual({
      code: 2,
      stdout: '',
      stderr: halfWritten('a.html', copy),
    })
    expect(readFileSync(join(cwd, 'a.html'), 'utf8')).toBe(half)
    expect(readFileSync(join(cwd, copy), 'utf8')).toBe(before)
    copyFileSync(join(cwd, copy), join(cwd, 'a.html'))
    expect(runBuilt(['--fix', '.'], { cwd })).toMatchObject({ code: 0, stderr: '' })
    expect(readdirSync(cwd)).toEqual(['a.html'])
    expect(readFileSync(join(cwd, 'a.html'), 'utf8')).toBe(after)
  })

  test.each([
    ['a folder', ['.']],
    ['the file', ['a.html']],
    ['a link to it', ['../links/a.html']],
    ['another file of the folder', ['b.html']],
    ['a dry run', ['--fix-dry-run', '.']],
    ['a run with a cache', ['--cache', '--cache-location', '../cache', '.']],
  ])('is noticed by a run that only reads: %s', async (_, args) => {
    const half = after.slice(0, 20) + before.slice(20)
    const root = folderWith({ 'site/a.html': half, 'site/b.html': '', 'links/b.html': '' })
    const cwd = join(root, 'site')
    symlinkSync('../site/a.html', join(root, 'links/a.html'))
    const copy = copyName(nobodysId, statSync(join(cwd, 'a.html')).ino, after, 'bak')
    writeFileSync(join(cwd, copy), before)
    for (const _ of [1, 2]) {
      const { code, stderr, stdout } = await runCli(args, { cwd })
      expect({ code, stderr }).toEqual({ code: 2, stderr: halfWritten('a.html', copy) })
      expect(stdout).toBe('')
    }
    expect(readdirSync(cwd).sort()).toEqual([copy, 'a.html', 'b.html'])
    // Whether it was put back or is to stay: nothing is said any more.
    copyFileSync(join(cwd, copy), join(cwd, 'a.html'))
    expect((await runCli(args, { cwd })).stderr).not.toContain('killed')
    expect(readdirSync(cwd)).toContain(copy)
  })

  test('while it wrote through a link is named too, and only that file is left alone', () => {
    const half = after.slice(0, 20) + before.slice(20)
    const cwd = folderWith({ 'site/b.html': broken, 'real/a.html': half })
    symlinkSync('../real/a.html', join(cwd, 'site/a.html'))
    const copy = copyName(nobodysId, statSync(join(cwd, 'real/a.html')).ino, after, 'bak')
    writeFileSync(join(cwd, 'real', copy), before)
    const { code, stderr } = runBuilt(['--fix', 'site/a.html', 'site/b.html'], { cwd })
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: halfWritten('real/a.html', `real/${copy}`),
    })
    expect(readFileSync(join(cwd, 'real/a.html'), 'utf8')).toBe(half)
    expect(readFileSync(join(cwd, 'site/b.html'), 'utf8')).toBe(fixed)
  })

  test.each([
    ['folder', (path: string) => mkdirSync(path)],
    ['pipe', (path: string) => execFileSync('mkfifo', [path])],
  ])('is not a %s with such a name', (_, make) => {
    const cwd = folderWith({ 'a.html': broken })
    const copy = copyName(nobodysId, statSync(join(cwd, 'a.html')).ino, fixed, 'bak')
    make(join(cwd, copy))
    const run = runBuilt(['--fix', 'a.html'], { cwd, timeout: 60_000 })
    expect(run).toMatchObject({ code: 0, stderr: '' })
    expect(readdirSync(cwd).sort()).toEqual([copy, 'a.html'])
  })

  test('is named although another process has the id of that run by now', () => {
    const half = after.slice(0, 20) + before.slice(20)
    const cwd = folderWith({ 'a.html': half })
    const copy = copyName(process.pid, statSync(join(cwd, 'a.html')).ino, after, 'bak')
    writeFileSync(join(cwd, copy), before)
    utimesSync(join(cwd, copy), 1_000_000_000, 1_000_000_000)
    const { code, stderr } = runBuilt(['.'], { cwd })
    expect({ code, stderr }).toEqual({ code: 2, stderr: halfWritten('a.html', copy) })
  })

  test('is left to a run that goes on', () => {
    const cwd = folderWith({ 'a.html': before })
    const copy = copyName(process.pid, statSync(join(cwd, 'a.html')).ino, after, 'bak')
    writeFileSync(join(cwd, copy), before)
    runBuilt(['--fix', 'a.html'], { cwd })
    expect(readdirSync(cwd).sort()).toEqual([copy, 'a.html'])
  })
})
