import { languageOf, languages } from '@hreflint/documents'
import { describe, expect, test } from 'vitest'
import { readSource } from '../../support/source-files.ts'
import { LspClient } from '../lsp-client.ts'
import { type Published, pushing } from '../sessions.ts'

// The plugin for tools that read `.lsp.json`: what they would start and ask for.

interface LspServer {
  readonly command: string
  readonly args: readonly string[]
  readonly extensionToLanguage: Readonly<Record<string, string>>
}

const folder = 'integrations/lsp-plugin'
const servers: Record<string, LspServer> = JSON.parse(readSource(`${folder}/.lsp.json`))
const server = servers.hreflint

test('the command is one of the package of the server', () => {
  const { bin } = JSON.parse(readSource('packages/language-server/package.json'))
  expect(Object.keys(servers)).toEqual(['hreflint'])
  expect(Object.keys(bin)).toContain(server?.command)
})

test('the extensions are those of pages and documents, each with its language', () => {
  const isText = /^(?:restructuredtext|asciidoc)$/
  const wanted = languages
    .filter(
      ({ id, isScript, isConfiguration }) =>
        isText.test(id) || (isScript !== true && isConfiguration !== true),
    )
    .flatMap(({ extensions }) => extensions.filter(extension => !extension.includes('.')))
    .map(extension => [`.${extension}`, languageOf(`a.${extension}`)])
  expect(server?.extensionToLanguage).toEqual(Object.fromEntries(wanted))
})

test('the marketplace has the plugin', () => {
  const { name } = JSON.parse(readSource(`${folder}/.claude-plugin/plugin.json`))
  const { plugins } = JSON.parse(readSource('.claude-plugin/marketplace.json'))
  expect(plugins).toMatchObject([{ name, source: `./${folder}` }])
})

describe('the server that is started', () => {
  test.each([
    ['.html', '<a href="https://exa mple.com/">x</a>'],
    ['.md', '[x](https://example.com:70000/)'],
    ['.rst', '`x <https://example.com:70000/>`_'],
  ])('says what is wrong in a file that ends with %s', async (extension, text) => {
    const client = new LspClient({}, server?.args)
    await client.initialize(pushing)
    const uri = `file:///nowhere/page${extension}`
    client.open(uri, text, server?.extensionToLanguage[extension])
    const published = await client.notification<Published>(
      'textDocument/publishDiagnostics',
      () => true,
    )
    expect(published.diagnostics.map(({ severity }) => severity)).toEqual([1])
    await client.stop()
  })
})
