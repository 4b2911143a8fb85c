import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bundledServer } from './bundled-server.ts'
import { LspClient } from './lsp-client.ts'

/** What reads documents. */
const parts = {
  engine: /language-server\/src\/engine/,
  html: /documents\/src\/languages\/html\/(?:locate-html|scan\/scan-tags)/,
  markdown: /documents\/src\/languages\/markdown\/locate-markdown/,
  patterns: /patterns\/src\/dialects/,
  programs: /core\/src\/specs\/programs\/(?!ids)/,
  javascript: /documents\/src\/languages\/script\/locate-script/,
} as const

const server = await bundledServer()

/** Which modules of the bundle run while a document of a language is open: what the engine counted. */
async function loadedFor(
  languageId: string | null,
  text = '',
  hoveredAt: number | null = null,
): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hreflint-coverage-'))
  const client = new LspClient({}, ['--stdio'], {
    command: [process.execPath, server],
    env: { ...process.env, NODE_V8_COVERAGE: folder },
  })
  await client.initialize(
    { textDocument: { diagnostic: {} } },
    {
      initializationOptions: { hreflint: { javascript: 'known-schemes', compare: true } },
    },
  )
  const uri = 'file:///nowhere/document'
  if (languageId !== null) {
    client.open(uri, text, languageId)
    const report = await client.request<{ items: unknown[] }>('textDocument/diagnostic', {
      textDocument: { uri },
    })
    expect(report.items).toHaveLength(1)
    if (hoveredAt !== null) {
      const position = { line: 0, character: hoveredAt }
      expect(
        await client.request('textDocument/hover', { textDocument: { uri }, position }),
      ).not.toBe(null)
    }
  }
  expect(await client.stop()).toBe(0)
  const [coverage = ''] = readdirSync(folder)
  const { result } = JSON.parse(readFileSync(join(folder, coverage), 'utf8')) as {
    result: { functions: { functionName: string; ranges: { count: number }[] }[] }[]
  }
  rmSync(folder, { recursive: true, force: true })
  // esbuild calls the function that runs a module after its path.
  const run = result
    .flatMap(({ functions }) => functions)
    .filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0)
    .map(({ functionName }) => functionName)
  return Object.entries(parts).flatMap(([part, path]) =>
    run.some(name => path.test(name)) ? [part] : [],
  )
}

test('without a document nothing is loaded that reads one', async () => {
  expect(await loadedFor(null)).toEqual([])
})

test('the first document loads the engine, and neither programs nor patterns', async () => {
  const loaded = await loadedFor('html', '<a href="https://a.example/a b">')
  expect(loaded).toContain('engine')
  expect(loaded).not.toContain('programs')
  expect(loaded).not.toContain('patterns')
})

test('hovering over a web URL loads the programs', async () => {
  expect(await loadedFor('html', '<a href="https://a.example/a b">', 15)).toContain('programs')
})

test('a pattern loads what reads patterns', async () => {
  const policy = `<meta http-equiv="Content-Security-Policy" content="img-src https://a:b">`
  expect(await loadedFor('html', policy)).toContain('patterns')
})
