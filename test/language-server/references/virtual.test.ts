import { expect, test } from 'vitest'
import type { LspClient } from '../lsp-client.ts'
import { LspClient as Client } from '../lsp-client.ts'
import { type DiagnosticReport, pulling } from '../sessions.ts'

// A workspace that only the client can read: what it lists is there, and nothing else is.

const root = 'vscode-vfs://host/site'
const files: Readonly<Record<string, string>> = {
  'hreflint.config.json': '{ "references": "fragments", "profile": "files" }',
  'docs/a.html': '<p id="x">',
  'pic ü.png': '',
}

const nameOf = (uri: string): string => decodeURIComponent(uri.slice(root.length + 1))

/** The entries of a folder, as VS Code lists them. */
function entries(folder: string): [string, string][] | null {
  const prefix = folder === '' ? '' : `${folder}/`
  const inside = Object.keys(files).filter(name => name.startsWith(prefix))
  const names = new Map<string, string>(
    inside.map(name => {
      const [first = '', ...rest] = name.slice(prefix.length).split('/')
      return [first, rest.length > 0 ? 'folder' : 'file']
    }),
  )
  return names.size === 0 ? null : [...names]
}

async function begun(answers: Record<string, (params: never) => unknown>): Promise<LspClient> {
  const client = new Client({
    'workspace/configuration': ({ items }: { items: unknown[] }) => items.map(() => ({})),
    'hreflint/readText': ({ uri }: { uri: string }) => files[nameOf(uri)] ?? null,
    ...answers,
  })
  await client.initialize(pulling, { workspaceFolders: [{ uri: root, name: 'site' }] })
  return client
}

const uri = `${root}/index.html`
const text =
  '<a href="docs/a.html#x"><img src="pic%20ü.png"><a href="docs/a.html#y"><a href="b.html">'

async function codes(client: LspClient): Promise<unknown[]> {
  const report = await client.request<DiagnosticReport>('textDocument/diagnostic', {
    textDocument: { uri },
  })
  return (report.items ?? []).map(({ code }) => code)
}

test('links of a virtual workspace that the client cannot list are not reported', async () => {
  const client = await begun({})
  client.open(uri, `${text}<a href="https://a:65536/">`)
  expect(await codes(client)).toEqual(['whatwg/port-out-of-range'])
  // The second answer comes after the site would have been read.
  expect(await codes(client)).toEqual(['whatwg/port-out-of-range'])
  expect(client.requested).toContain('hreflint/list')
  expect(client.requested).not.toContain('workspace/diagnostic/refresh')
  await client.stop()
})

test('links of a virtual workspace are resolved by what the client lists', async () => {
  const client = await begun({
    'hreflint/list': ({ uri: folder }: { uri: string }) => entries(nameOf(folder)),
  })
  client.open(uri, text)
  await codes(client)
  while (!client.requested.includes('workspace/diagnostic/refresh')) {
    await new Promise(resolve => setTimeout(resolve, 5))
  }
  expect(await codes(client)).toEqual(['reference/missing-fragment', 'reference/missing-file'])
  await client.stop()
})
