import { execFile } from 'node:child_process'
import { cp, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { lspEditors } from './links/lsp-editors.ts'
import { fixtureGuide, mustHaveAll, newest, nodeOf, serverFile } from './support/places.ts'

const run = promisify(execFile)

const pushed = { 'textDocument/publishDiagnostics': true }
const pulled = { 'textDocument/diagnostic': true }

/** How each editor hears of diagnostics, as far as its script tells. */
const heardBy = { neovim: pushed, 'later neovim': pulled, emacs: undefined }

const editors = lspEditors(join(import.meta.dirname, 'links'), 'neovim-links.lua', 'eglot-links.el')

for (const { title, program, args, kind } of editors) {
  const absent = program === null && !mustHaveAll
  test.skipIf(absent)(
    `${title} is told of a broken link and where links lead, and keeps them whole`,
    async () => {
      if (program === null) throw new Error(`${title} is not installed`)
      const folder = await realpath(await mkdtemp(join(tmpdir(), 'hreflint-editor-')))
      try {
        await cp(fixtureGuide, folder, { recursive: true })
        const uriOf = (path: string) => pathToFileURL(join(folder, path)).href
        const textDocument = { uri: uriOf('home.html') }
        const fragment = { textDocument, position: { line: 2, character: 32 } }
        const picture = { textDocument, position: { line: 3, character: 16 } }
        const unfinished = { textDocument, position: { line: 4, character: 29 } }
        const files = [{ oldUri: uriOf('guide'), newUri: uriOf('old/guide') }]
        const asked = [
          { method: 'textDocument/definition', params: fragment },
          {
            method: 'textDocument/references',
            params: { ...fragment, context: { includeDeclaration: false } },
          },
          { method: 'textDocument/rename', params: { ...fragment, newName: 'begin' } },
          { method: 'textDocument/completion', params: unfinished },
          { method: 'textDocument/hover', params: picture },
          { method: 'workspace/willRenameFiles', params: { files } },
        ]
        const env = {
          ...process.env,
          HOME: folder,
          HREFLINT_COMMAND: JSON.stringify([nodeOf(newest), serverFile, '--stdio']),
          HREFLINT_FILE: join(folder, 'home.html'),
          HREFLINT_ROOT: folder,
          HREFLINT_ASKED: JSON.stringify(asked),
        }
        const { stdout } = await run(program, args, { cwd: folder, env, timeout: 90_000 })
        const { failure, diagnosed, answers, ...told } = JSON.parse(
          stdout.trim().split('\n').at(-1) ?? '',
        )
        expect(failure).toBeUndefined()
        expect(told.heard).toEqual(heardBy[kind])
        expect(diagnosed).toEqual(['guide/none.md'])
        const [definition, references, renamed, completion, hover, moved] = answers
        expect([definition].flat()).toMatchObject([
          { uri: uriOf('guide/install.md'), range: { start: { line: 2 } } },
        ])
        expect(references.map(({ uri }: { uri: string }) => uri).sort()).toEqual([
          uriOf('guide/install.md'),
          uriOf('home.html'),
        ])
        expect(changed(renamed)).toEqual([uriOf('guide/install.md'), uriOf('home.html')])
        const items: { label: string }[] = completion.items ?? completion
        expect(items.map(({ label }) => label)).toContain('first-steps')
        expect(JSON.stringify(hover.contents)).toMatch(/guide\/logo\.png.*64 × 48/)
        expect(changed(moved)).toEqual([
          uriOf('guide/install.md'),
          uriOf('home.html'),
          uriOf('style.css'),
        ])
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
  )
}

interface Edit {
  readonly changes?: Readonly<Record<string, unknown>>
  readonly documentChanges?: readonly { readonly textDocument: { readonly uri: string } }[]
}

/** The documents that an edit changes. */
function changed({ changes = {}, documentChanges }: Edit): readonly string[] {
  const uris = documentChanges?.map(({ textDocument }) => textDocument.uri) ?? Object.keys(changes)
  return uris.toSorted()
}
