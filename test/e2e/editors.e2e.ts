import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { findProgram, fixtures, mustHaveAll, newest, nodeOf, serverFile } from './support/places.ts'

const run = promisify(execFile)
const support = join(import.meta.dirname, 'support')
const action = 'Write it as %20'
const before = ['\\\\', ' ', ' ', '%']
const after = ['\\\\', ' ', '%']

/** Runs an editor on a copy of the fixture; gives what it printed, and the file that it saved. */
async function edit(
  program: string,
  args: readonly string[],
): Promise<{ output: string; saved: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'hreflint-editor-'))
  try {
    const file = join(folder, 'index.html')
    await cp(join(fixtures, 'index.html'), file)
    const env = {
      ...process.env,
      HOME: folder,
      HREFLINT_COMMAND: JSON.stringify([nodeOf(newest), serverFile, '--stdio']),
      HREFLINT_FILE: file,
      HREFLINT_ACTION: action,
    }
    const { stdout } = await run(program, args, { cwd: folder, env, timeout: 90_000 })
    return { output: stdout, saved: await readFile(file, 'utf8') }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const original = await readFile(join(fixtures, 'index.html'), 'utf8')
const mended = original.replace('/a b?q=1', '/a%20b?q=1')

/** Neovim up to 0.9 is pushed to, later ones ask; a second one, where there is one, is
 * named by HREFLINT_NVIM. */
const { HREFLINT_NVIM: another } = process.env
const neovims = [findProgram('nvim'), ...(another === undefined ? [] : [another])]
for (const neovim of neovims) {
  const absent = neovim === null && !mustHaveAll
  describe(`Neovim${absent ? ' (skipped: nvim is not on PATH)' : ` ${neovim}`}`, () => {
    test.skipIf(absent)('shows, fixes and saves', async () => {
      if (neovim === null) throw new Error('nvim is not on PATH')
      const script = join(support, 'neovim.lua')
      const args = ['--headless', '-u', 'NONE', '-i', 'NONE', '-n', '-S', script]
      const { output, saved } = await edit(neovim, args)
      const result = JSON.parse(output.trim().split('\n').at(-1) ?? '')
      expect(result.failure).toBeUndefined()
      expect(result.before.map(([text]: [string]) => text)).toEqual(before)
      expect(result.after.map(([text]: [string]) => text)).toEqual(after)
      expect(saved).toBe(mended)
    })
  })
}

const emacs = findProgram('emacs')
const absent = emacs === null && !mustHaveAll
describe(`Emacs with eglot${absent ? ' (skipped: emacs is not on PATH)' : ''}`, () => {
  test.skipIf(absent)('shows, fixes and saves', async () => {
    if (emacs === null) throw new Error('emacs is not on PATH')
    const { output, saved } = await edit(emacs, ['-Q', '--batch', '-l', join(support, 'eglot.el')])
    const texts = (word: string) =>
      [...output.matchAll(/^(\w+) (".*")$/gm)]
        .filter(match => match[1] === word)
        .map(match => JSON.parse(match[2] ?? '""'))
    expect(texts('before')).toEqual(before)
    expect(texts('after')).toEqual(after)
    expect(saved).toBe(mended)
  })
})
