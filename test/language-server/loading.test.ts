import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bundledServer } from './bundled-server.ts'
import { LspClient } from './lsp-client.ts'

/** What is loaded for a language alone. */
const parts = {
  engine: /language-server\/src\/engine/,
  html: /documents\/src\/languages\/html\/(?:locate-html|scan\/scan-tags)/,
  css: /documents\/src\/languages\/css\/locate-css|css-tokenizer/,
  json: /documents\/src\/languages\/json\/locate-json|jsonc-parser/,
  markdown: /documents\/src\/languages\/markdown\/locate-markdown|micromark/,
  xml: /documents\/src\/languages\/xml\/locate-xml/,
  javascript: /documents\/src\/languages\/script\/locate-script|js-tokens/,
} as const

const server = await bundledServer()

/** Which modules of the bundle run while a document of a language is open: what the engine counted. */
async function loadedFor(languageId: string | null, text = ''): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hreflint-coverage-'))
  const client = new LspClient({}, ['--stdio'], {
    command: [process.execPath, server],
    env: { ...process.env, NODE_V8_COVERAGE: folder },
  })
  await client.initialize(
    { textDocument: { diagnostic: {} } },
    {
      initializationOptions: { hreflint: { javascript: 'known-schemes' } },
    },
  )
  const uri = 'file:///nowhere/document'
  if (languageId !== null) {
    client.open(uri, text, languageId)
    const report = await client.request<{ items: unknown[] }>('textDocument/diagnostic', {
      textDocument: { uri },
    })
    expect(report.items).toHaveLength(1)
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
    .filter(name => !name.startsWith('first-language-use:'))
  return Object.entries(parts).flatMap(([part, path]) =>
    run.some(name => path.test(name)) ? [part] : [],
  )
}

test('without a document nothing is loaded that reads one', async () => {
  expect(await loadedFor(null)).toEqual([])
})

test.each<[string, string, readonly string[]]>([
  ['html', '<a href="/a b">', ['engine', 'html']],
  ['html', '<a style="background: url(\'/a b\')">', ['engine', 'html', 'css']],
  ['css', 'a { background: url("/a b") }', ['engine', 'css']],
  ['markdown', '[a](</a b>)', ['engine', 'markdown']],
  ['xml', '<a href="/a b"/>', ['engine', 'xml']],
  ['typescript', `fetch('/a b')`, ['engine', 'javascript']],
])('for %s only what reads it: %s', async (languageId, text, expected) => {
  expect(await loadedFor(languageId, text)).toEqual(expected)
})
