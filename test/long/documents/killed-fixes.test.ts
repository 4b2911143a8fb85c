import { spawn } from 'node:child_process'
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtProgram } from '../../cli/support/built-program.ts'
import { runCli } from '../../cli/support/run-cli.ts'
import { shareOf } from '../../support/laws/share.ts'

const files = ['a.html', 'b.html', 'c.html', 'd.html']
const filler = `${'x'.repeat(1000)}\n`.repeat(1500)
const before = `<a href="https://example.com/a b">\n${filler}`
const after = before.replace('a b', 'a%20b')

interface Killed {
  /** Whether a copy was there, so that the process died around a write. */
  readonly wasWriting: boolean
  /** Files that have neither content and that no run names, or whose content cannot be put back. */
  readonly lost: readonly string[]
}

/** Kills `--fix` some milliseconds after the first copy of a file appears, and looks at what is left. */
async function killFix(delay: number): Promise<Killed> {
  const cwd = realpathSync(mkdtempSync(join(tmpdir(), 'hreflint-')))
  try {
    for (const file of files) writeFileSync(join(cwd, file), before)
    const args = [builtProgram(), '--fix', '--threads', '1', '.']
    const child = spawn(process.execPath, args, { cwd, stdio: 'ignore' })
    const ended = new Promise<void>(resolve => child.on('exit', () => resolve()))
    while (copiesIn(cwd).length === 0 && child.exitCode === null) await sleep(0)
    await sleep(delay)
    child.kill('SIGKILL')
    await ended
    const copies = copiesIn(cwd)
    const read = (file: string) => readFileSync(join(cwd, file), 'utf8')
    const half = files.filter(file => ![before, after].includes(read(file)))
    const { code, stderr } = await runCli(['--quiet', '.'], { cwd })
    const lost = half.filter(file => code !== 2 || !stderr.includes(`${file}: A run that was`))
    for (const [, copy = '', file = ''] of stderr.matchAll(/content is in (\S+): copy/g)) {
      if (read(copy) !== before) lost.push(file)
    }
    for (const file of half) {
      const copy = new RegExp(`${file}: .* content is in (\\S+): copy`).exec(stderr)?.[1]
      if (copy !== undefined) copyFileSync(join(cwd, copy), join(cwd, file))
    }
    await runCli(['--fix', '.'], { cwd })
    lost.push(...files.filter(file => read(file) !== after))
    lost.push(...copiesIn(cwd))
    return { wasWriting: copies.length > 0, lost }
  } finally {
    rmSync(cwd, { recursive: true, force: true })
  }
}

const copiesIn = (cwd: string) => readdirSync(cwd).filter(name => !files.includes(name))

const sleep = (milliseconds: number) =>
  new Promise<void>(resolve => {
    setTimeout(resolve, milliseconds)
  })

test('fixes that are killed at any time lose no file', { timeout: 3_600_000 }, async () => {
  let writing = 0
  const lost: (readonly string[])[] = []
  const kills = shareOf(240)
  for (let kill = 0; kill < kills; kill += 1) {
    const killed = await killFix((kill % 40) * 0.75)
    if (killed.wasWriting) writing += 1
    if (killed.lost.length > 0) lost.push(killed.lost)
  }
  expect(lost).toEqual([])
  expect(writing).toBeGreaterThan(kills / 20)
})
