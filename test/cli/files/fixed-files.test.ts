import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  linkSync,
  readdirSync,
  readFileSync,
  statSync,
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
    const { stderr } = runBuilt(['--fix', 'a.html'], { cwd })
    expect(stderr).toBe(
      `hreflint: a.html: A run that was killed may have written it only partly. Its previous content is in ${copy}.\n`,
    )
    expect(readFileSync(join(cwd, copy), 'utf8')).toBe(before)
  })

  test('is left to a run that goes on', () => {
    const cwd = folderWith({ 'a.html': before })
    const copy = copyName(process.pid, statSync(join(cwd, 'a.html')).ino, after, 'bak')
    writeFileSync(join(cwd, copy), before)
    runBuilt(['--fix', 'a.html'], { cwd })
    expect(readdirSync(cwd).sort()).toEqual([copy, 'a.html'])
  })
})
