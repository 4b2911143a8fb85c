import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { lspEditors } from './lsp-editors.ts'
import { fixtureGuide, mustHaveAll, newest, nodeOf, serverFile } from '../support/places.ts'

// Labels, headings and files get other names in real editors, by the editors' own commands.

const run = promisify(execFile)
const editors = lspEditors(import.meta.dirname, 'neovim-names.lua', 'eglot-names.el')

const notes = `# Notes

See [the guide][guide] and [guide], and [that](https://example.com/x).

[guide]: guide/install.md#first-steps
[that]: https://example.com/x
`

for (const { title, program, args, kind } of editors) {
  // Emacs does not announce that it can.
  const renamesFiles = kind !== 'emacs'
  const absent = program === null && !mustHaveAll
  test.skipIf(absent)(`${title} follows and renames labels, headings and files`, async () => {
    if (program === null) throw new Error(`${title} is not installed`)
    const folder = await realpath(await mkdtemp(join(tmpdir(), 'hreflint-editor-')))
    try {
      await cp(fixtureGuide, folder, { recursive: true })
      await writeFile(join(folder, 'notes.md'), notes)
      const inNotes = (line: number, character: number) => ({ file: 'notes.md', line, character })
      const steps = [
        { ...inNotes(2, 16), action: 'definition' },
        { ...inNotes(4, 2), action: 'references' },
        { ...inNotes(2, 50), action: 'references' },
        { file: 'home.html', line: 3, character: 16, action: 'references' },
        { ...inNotes(2, 16), action: 'rename', name: 'manual' },
        // Anywhere on the line of a heading.
        { file: 'guide/install.md', line: 2, character: 0, action: 'rename', name: 'Begin' },
        ...(renamesFiles
          ? [{ file: 'home.html', line: 2, character: 16, action: 'rename', name: 'setup' }]
          : []),
      ]
      const env = {
        ...process.env,
        HOME: folder,
        HREFLINT_COMMAND: JSON.stringify([nodeOf(newest), serverFile, '--stdio']),
        HREFLINT_ROOT: folder,
        HREFLINT_STEPS: JSON.stringify(steps),
      }
      const { stdout } = await run(program, args, { cwd: folder, env, timeout: 100_000 })
      const { failure, done } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
      expect(failure).toBeUndefined()
      const [definition, ofLabel, ofServer, ofPicture] = done
      expect(definition).toEqual({ ...inNotes(4, 1) })
      expect(new Set(ofLabel)).toEqual(new Set(['notes.md:3', 'notes.md:5']))
      expect(new Set(ofServer)).toEqual(new Set(['notes.md:3', 'notes.md:6']))
      expect(new Set(ofPicture)).toEqual(
        new Set(['guide/install.md:7', 'home.html:4', 'style.css:2']),
      )
      const read = (path: string) => readFile(join(folder, path), 'utf8')
      const page = renamesFiles ? 'guide/setup.md' : 'guide/install.md'
      expect(await read('notes.md')).toBe(
        notes
          .replace('[the guide][guide]', '[the guide][manual]')
          .replace('[guide],', '[guide][manual],')
          .replace('[guide]:', '[manual]:')
          .replace('guide/install.md#first-steps', `${page}#begin`),
      )
      expect(await read(page)).toContain('## Begin')
      expect(await read('home.html')).toContain(`${page}#begin`)
      expect(existsSync(join(folder, 'guide/install.md'))).toBe(!renamesFiles)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
}
