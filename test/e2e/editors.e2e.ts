import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import {
  findProgram,
  fixtureSite,
  fixtures,
  laterNeovims,
  mustHaveAll,
  newest,
  nodeOf,
  serverFile,
} from './support/places.ts'

const run = promisify(execFile)
const support = join(import.meta.dirname, 'support')
const action = 'Percent-encode as %20'
const before = ['\\\\', ' ', ' ', '%']
const after = ['\\\\', ' ', '%']

/** What is opened, and the title of the code action that is applied. */
interface Edited {
  readonly folder: string
  readonly file: string
  readonly action: string
}

const page: Edited = { folder: fixtures, file: 'index.html', action }
const siteLinks: Edited = {
  folder: fixtureSite,
  file: 'home.html',
  action: 'Change to guide/install.html',
}

/** Runs an editor on a copy of a folder; gives what it printed, and the file that it saved. */
async function edit(
  program: string,
  args: readonly string[],
  edited: Edited = page,
): Promise<{ output: string; saved: string }> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'hreflint-editor-')))
  try {
    const file = join(folder, edited.file)
    await cp(edited.folder, folder, { recursive: true })
    const env = {
      ...process.env,
      HOME: folder,
      HREFLINT_COMMAND: JSON.stringify([nodeOf(newest), serverFile, '--stdio']),
      HREFLINT_FILE: file,
      HREFLINT_ACTION: edited.action,
      HREFLINT_ROOT: folder,
    }
    const { stdout } = await run(program, args, { cwd: folder, env, timeout: 90_000 })
    return { output: stdout, saved: await readFile(file, 'utf8') }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const original = await readFile(join(fixtures, 'index.html'), 'utf8')
const mended = original.replace('/a b?q=1', '/a%20b?q=1')

const brokenLinks = ['guide/instal.html', 'begin']
const home = await readFile(join(fixtureSite, 'home.html'), 'utf8')
const mendedLinks = home.replace('instal.html', 'install.html')

const pushed = 'textDocument/publishDiagnostics'
const pulled = 'textDocument/diagnostic'

/** How a Neovim gets its diagnostics: up to 0.9 it is told them, later it asks for them. */
async function wayOf(neovim: string): Promise<string> {
  const { stdout } = await run(neovim, ['--version'])
  return /v0\.[0-9]\./.test(stdout) ? pushed : pulled
}

const own = findProgram('nvim')
const neovims = [
  { neovim: own, title: 'Neovim' },
  ...laterNeovims.map(({ program, version }) => ({
    neovim: existsSync(program) ? program : null,
    title: `Neovim ${version}`,
  })),
]
for (const { neovim, title } of neovims) {
  const absent = neovim === null && !mustHaveAll
  describe(`${title}${absent ? ' (skipped: not installed)' : ''}`, () => {
    test.skipIf(absent)('shows, fixes and saves', async () => {
      if (neovim === null) throw new Error(`${title} is not installed`)
      const script = join(support, 'neovim.lua')
      const args = ['--headless', '-u', 'NONE', '-i', 'NONE', '-n', '-S', script]
      const { output, saved } = await edit(neovim, args)
      const result = JSON.parse(output.trim().split('\n').at(-1) ?? '')
      expect(result.failure).toBeUndefined()
      expect(Object.keys(result.heard)).toEqual([await wayOf(neovim)])
      expect(result.before.map(([text]: [string]) => text)).toEqual(before)
      expect(result.after.map(([text]: [string]) => text)).toEqual(after)
      expect(saved).toBe(mended)
    })

    test.skipIf(absent)('shows broken references and mends one', async () => {
      if (neovim === null) throw new Error(`${title} is not installed`)
      const script = join(support, 'neovim.lua')
      const args = ['--headless', '-u', 'NONE', '-i', 'NONE', '-n', '-S', script]
      const { output, saved } = await edit(neovim, args, siteLinks)
      const result = JSON.parse(output.trim().split('\n').at(-1) ?? '')
      expect(result.failure).toBeUndefined()
      expect(Object.keys(result.heard)).toEqual([await wayOf(neovim)])
      expect(result.before.map(([text]: [string]) => text)).toEqual(brokenLinks)
      expect(result.after.map(([text]: [string]) => text)).toEqual(brokenLinks.slice(1))
      expect(saved).toBe(mendedLinks)
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

  test.skipIf(absent)('shows broken references and mends one', async () => {
    if (emacs === null) throw new Error('emacs is not on PATH')
    const args = ['-Q', '--batch', '-l', join(support, 'eglot.el')]
    const { output, saved } = await edit(emacs, args, siteLinks)
    const texts = (word: string) =>
      [...output.matchAll(/^(\w+) (".*")$/gm)]
        .filter(match => match[1] === word)
        .map(match => JSON.parse(match[2] ?? '""'))
    expect(texts('before')).toEqual(brokenLinks)
    expect(texts('after')).toEqual(brokenLinks.slice(1))
    expect(saved).toBe(mendedLinks)
  })
})
