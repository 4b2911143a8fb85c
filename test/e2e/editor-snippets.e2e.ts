import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import {
  findProgram,
  laterNeovims,
  mustHaveAll,
  newest,
  nodeOf,
  root,
  serverFile,
} from './support/places.ts'

// The snippets of docs/guide/editors.md, unchanged.

const run = promisify(execFile)
const support = join(import.meta.dirname, 'support')
const guide = await readFile(join(root, 'docs/guide/editors.md'), 'utf8')

/** The blocks of code of a language, in the order of the guide. */
function snippets(language: string): readonly string[] {
  const blocks = guide.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)
  return [...blocks].flatMap(([, name, code = '']) => (name === language ? [code] : []))
}

const [neovimNow, neovimBefore, neovimSave] = snippets('lua')
const [emacsStart, emacsSave] = snippets('elisp')

/** Runs an editor in a folder of its own; gives what it printed, the saved file, and how many servers ran. */
async function tryOut(
  program: string,
  init: { readonly name: string; readonly snippets: readonly (string | undefined)[] },
  args: readonly string[],
): Promise<{ output: string; saved: string; servers: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'hreflint-snippet-'))
  try {
    const page = '<a href="/a b">\n<a href="/c^">\n'
    await mkdir(join(folder, '.git'))
    await mkdir(join(folder, 'bin'))
    for (const name of ['a.html', 'b.html']) await writeFile(join(folder, name), page)
    await writeFile(join(folder, init.name), init.snippets.join('\n'))
    const server = join(folder, 'bin/hreflint-language-server')
    const started = join(folder, 'started')
    await writeFile(
      server,
      `#!/bin/sh\necho >> '${started}'\nexec '${nodeOf(newest)}' '${serverFile}' "$@"\n`,
    )
    await chmod(server, 0o755)
    const path = [join(folder, 'bin'), process.env.PATH].join(delimiter)
    const env = { ...process.env, HOME: folder, PATH: path }
    const { stdout } = await run(program, args, { cwd: folder, env, timeout: 90_000 })
    return {
      output: stdout,
      saved: await readFile(join(folder, 'a.html'), 'utf8'),
      servers: (await readFile(started, 'utf8')).length,
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const fixed = '<a href="/a%20b">\n<a href="/c%5E">\n'
const versions = [
  { version: '0.7', program: findProgram('nvim'), start: neovimBefore },
  ...laterNeovims.map(({ version, program }) => ({
    version,
    program: existsSync(program) ? program : null,
    start: version === '0.10' ? neovimBefore : neovimNow,
  })),
]

for (const { version, program, start } of versions) {
  const isAbsent = program === null && !mustHaveAll
  const title = `Neovim ${version}${isAbsent ? ' (skipped: not installed)' : ''}`
  test.skipIf(isAbsent)(`${title}: one server, diagnostics, fix on save`, async () => {
    const script = join(support, 'neovim-as-told.lua')
    const args = ['--headless', '-u', 'init.lua', '-i', 'NONE', '-n', '-S', script]
    const init = { name: 'init.lua', snippets: [start, neovimSave] }
    const { output, saved, servers } = await tryOut(program ?? '', init, args)
    const line = output.split('\n').find(text => text.startsWith('{')) ?? '{}'
    expect(JSON.parse(line)).toEqual({ clients: 1, diagnosed: [2, 2] })
    expect(saved).toBe(fixed)
    expect(servers).toBe(1)
  })
}

const emacs = findProgram('emacs')
const isAbsent = emacs === null && !mustHaveAll
const title = `Emacs${isAbsent ? ' (skipped: not installed)' : ''}`
test.skipIf(isAbsent)(`${title}: one server, diagnostics, fix on save`, async () => {
  const packages = '/usr/share/emacs/site-lisp/elpa'
  const load = `(let ((default-directory "${packages}")) (when (file-directory-p default-directory) (normal-top-level-add-subdirs-to-load-path)))`
  const args = ['-Q', '--batch', '--eval', load, '--eval', "(require 'eglot)"]
  const script = join(support, 'eglot-as-told.el')
  const { output, saved, servers } = await tryOut(
    emacs ?? '',
    { name: 'init.el', snippets: [emacsStart, emacsSave] },
    [...args, '-l', './init.el', '-l', script],
  )
  expect(output).toContain('diagnosed (2 2)')
  expect(saved.trimEnd()).toBe(fixed.trimEnd())
  expect(servers).toBe(1)
})
