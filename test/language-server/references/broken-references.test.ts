import { renameSync, rmSync, symlinkSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { LspClient } from '../lsp-client.ts'
import { type DiagnosticReport, type Published, pulling, pushing, started } from '../sessions.ts'
import { temporaryWorkspace, wholeWorkspace, type Item } from '../temporary-workspace.ts'

const workspace = temporaryWorkspace()
const { write, addressOf, pathOf, roots } = workspace

const asked = JSON.stringify({ references: 'fragments', profile: 'files' })

/** Waits until the client is told to ask again, and gives the codes of a document then. */
async function codesOf(client: LspClient, name: string): Promise<unknown[]> {
  const report = await client.request<DiagnosticReport>('textDocument/diagnostic', {
    textDocument: { uri: addressOf(name) },
  })
  return (report.items ?? []).map(({ code }) => code)
}

const refreshes = (client: LspClient) =>
  client.requested.filter(method => method === 'workspace/diagnostic/refresh').length

/** The codes of a document once they are these; a refresh makes a client ask. */
async function becomes(client: LspClient, name: string, codes: readonly string[]): Promise<void> {
  for (;;) {
    const before = refreshes(client)
    if (JSON.stringify(await codesOf(client, name)) === JSON.stringify(codes)) return
    while (refreshes(client) === before) await new Promise(resolve => setTimeout(resolve, 5))
  }
}

const watching = {
  ...pulling,
  workspace: { ...pulling.workspace, didChangeWatchedFiles: { dynamicRegistration: true } },
}

const begun = async (capabilities: object = watching, more: object = {}) => {
  write('hreflint.config.json', asked)
  return (await started(capabilities, { ...roots('.'), ...more })).client
}

const openFile = (client: LspClient, name: string, text: string, languageId = 'html') => {
  write(name, text)
  client.open(addressOf(name), text, languageId)
}

const change = (client: LspClient, name: string, text: string, version: number) =>
  client.notify('textDocument/didChange', {
    textDocument: { uri: addressOf(name), version },
    contentChanges: [{ text }],
  })

const happened = (client: LspClient, ...changes: readonly [name: string, type: 1 | 2 | 3][]) =>
  client.notify('workspace/didChangeWatchedFiles', {
    changes: changes.map(([name, type]) => ({ uri: addressOf(name), type })),
  })

test('a file behind a link out of the workspace is not read', async () => {
  const client = await begun()
  write('inside.html', '')
  symlinkSync('inside.html', pathOf('link-in.html'))
  // A file of the system that every machine has.
  symlinkSync('/etc/passwd', pathOf('link-out.html'))
  const links = ['link-in.html#no', 'link-out.html#no', 'link-out.html']
  openFile(client, 'a.html', links.map(href => `<a href="${href}">`).join(''))
  await becomes(client, 'a.html', ['reference/missing-fragment'])
  await client.stop()
})

test('broken references are told while typing, by what is in open documents and in files', async () => {
  const client = await begun()
  write('there.html', '<p id="place">')
  openFile(
    client,
    'a.html',
    '<a href="there.html#place"><a href="gone.html"><a href="there.html#no">',
  )
  await becomes(client, 'a.html', ['reference/missing-file', 'reference/missing-fragment'])
  change(client, 'a.html', '<a href="there.html"><a href="b.html#x">', 2)
  await becomes(client, 'a.html', ['reference/missing-file'])
  openFile(client, 'b.html', '')
  happened(client, ['b.html', 1])
  await becomes(client, 'a.html', ['reference/missing-fragment'])
  // What is open wins over the disk.
  change(client, 'b.html', '<p id="x">', 2)
  expect(await codesOf(client, 'b.html')).toEqual([])
  await becomes(client, 'a.html', [])
  client.notify('textDocument/didClose', { textDocument: { uri: addressOf('b.html') } })
  await becomes(client, 'a.html', ['reference/missing-fragment'])
  expect(await client.stop()).toBe(0)
})

test('an old version of a document is told again when the newer one is mended', async () => {
  const client = await begun()
  const text = '<a href="none.html"><a href="#no">'
  write('2.0/a.html', text)
  openFile(client, '1.0/a.html', text)
  openFile(client, '2.0/a.html', text)
  await becomes(client, '2.0/a.html', ['reference/missing-file', 'reference/missing-fragment'])
  await becomes(client, '1.0/a.html', [])
  change(client, '2.0/a.html', '<a href="none.html"><p id="no"><a href="#no">', 2)
  await becomes(client, '1.0/a.html', ['reference/missing-fragment'])
  change(client, '2.0/a.html', '<a href="#no">', 3)
  await becomes(client, '1.0/a.html', ['reference/missing-file'])
  change(client, '2.0/a.html', `<p>${text}`, 4)
  await becomes(client, '1.0/a.html', [])
  write('2.0/none.html', '')
  happened(client, ['2.0/none.html', 1])
  await becomes(client, '1.0/a.html', ['reference/missing-file'])
  write('a.html', text)
  happened(client, ['a.html', 1])
  await becomes(client, '1.0/a.html', [])
  await client.stop()
})

test('files and folders that come and go change the findings of those that link to them', async () => {
  const client = await begun()
  openFile(client, 'index.md', '[a](docs/a.md#one) ![b](pictures/b.png)', 'markdown')
  await becomes(client, 'index.md', ['reference/missing-file', 'reference/missing-file'])
  write('docs/a.md', '# Other\n')
  write('pictures/b.png', '')
  happened(client, ['docs', 1], ['pictures', 1])
  await becomes(client, 'index.md', [])
  renameSync(pathOf('pictures'), pathOf('images'))
  happened(client, ['pictures', 3], ['images', 1])
  await becomes(client, 'index.md', ['reference/missing-file'])
  rmSync(pathOf('docs/a.md'))
  happened(client, ['docs/a.md', 3])
  await becomes(client, 'index.md', ['reference/missing-file', 'reference/missing-file'])
  await client.stop()
})

test('files that come while the site is being read are found', async () => {
  for (let index = 0; index < 2000; index++) {
    write(`many/${index}.md`, `# Page\n\n[next](${index + 1}.md)\n`)
  }
  const client = await begun()
  openFile(client, 'index.md', '[a](late.md)', 'markdown')
  await becomes(client, 'index.md', ['reference/missing-file'])
  write('late.md', '')
  happened(client, ['late.md', 1])
  await becomes(client, 'index.md', [])
  const shown = await client.request<unknown>('textDocument/definition', {
    textDocument: { uri: addressOf('index.md') },
    position: { line: 0, character: 6 },
  })
  expect(JSON.stringify(shown)).toContain('late.md')
  await becomes(client, 'index.md', [])
  await client.stop()
})

test('files that are not open are told of as well, when what they link to changes', async () => {
  const client = await begun(watching, wholeWorkspace)
  write('a.html', '<a href="b.html#x">')
  write('b.html', '<p id="x">')
  const ask = () =>
    client.request<{ items: Item[] }>('workspace/diagnostic', { previousResultIds: [] })
  const told = ({ items }: { items: Item[] }) =>
    Object.fromEntries(items.map(({ uri, items }) => [uri, items?.map(({ code }) => code)]))
  expect(told(await ask())).toEqual({ [addressOf('a.html')]: [], [addressOf('b.html')]: [] })
  const next = ask()
  write('b.html', '<p id="y">')
  happened(client, ['b.html', 2])
  let codes = told(await next)
  while (codes[addressOf('a.html')] === undefined) codes = { ...codes, ...told(await ask()) }
  expect(codes[addressOf('a.html')]).toEqual(['reference/missing-fragment'])
  await client.stop()
})

test('a client that cannot ask is sent the findings of every open document that a change concerns', async () => {
  const client = await begun(pushing)
  openFile(client, 'b.html', '<p id="x">')
  openFile(client, 'a.html', '<a href="b.html#x"><a href="c.html">')
  const sent = (count: number, version = 1) =>
    client.notification<Published>(
      'textDocument/publishDiagnostics',
      ({ uri, diagnostics, version: of }) =>
        uri === addressOf('a.html') && diagnostics.length === count && of === version,
    )
  expect((await sent(1)).diagnostics[0]?.code).toBe('reference/missing-file')
  change(client, 'b.html', '<p id="z">', 2)
  expect((await sent(2)).diagnostics[0]?.code).toBe('reference/missing-fragment')
  await client.stop()
})

test('nothing is said where references are off, where no site is recognized, and where the editor says it', async () => {
  write('off/hreflint.config.json', '{ "references": "off" }')
  const text = '[a](gone.md)'
  const off = await begun(watching)
  openFile(off, 'off/a.md', text, 'markdown')
  openFile(off, 'on.md', text, 'markdown')
  await becomes(off, 'on.md', ['reference/missing-file'])
  expect(await codesOf(off, 'off/a.md')).toEqual([])
  await off.stop()
  const left = await begun(watching, { initializationOptions: { validatesMarkdown: true } })
  openFile(left, 'a.md', text, 'markdown')
  openFile(left, 'a.html', '<a href="gone.html">')
  await becomes(left, 'a.html', ['reference/missing-file'])
  expect(await codesOf(left, 'a.md')).toEqual([])
  await left.stop()
  rmSync(pathOf('hreflint.config.json'))
  const { client } = await started(watching, roots('.'))
  openFile(client, 'a.html', '<a href="gone.html">')
  expect(await codesOf(client, 'a.html')).toEqual([])
  await client.stop()
})

test('a client that cannot be told to ask again gets them with its first answer', async () => {
  const client = await begun({ ...pulling, workspace: { ...pulling.workspace, diagnostics: {} } })
  openFile(client, 'page.html', '<a href="nothing.html">')
  expect(await codesOf(client, 'page.html')).toEqual(['reference/missing-file'])
  await client.stop()
})

test('the pages of a site that is not recognized are judged as on the command line', async () => {
  write('.git/HEAD', 'ref: refs/heads/main\n')
  write('.git/config', '[remote "origin"]\n\turl = https://github.com/a/b.git\n')
  const links = ['a', 'b', 'c', 'd', 'e'].map(name => `[x](/docs/${name})`).join('\n')
  write('site/b.md', links)
  write('site/c.md', links)
  const { client } = await started(watching, roots('.'))
  openFile(client, 'README.md', '[x](site/nope.md)\n', 'markdown')
  openFile(client, 'site/a.md', `${links}\n[x](nope.md)\n`, 'markdown')
  await becomes(client, 'README.md', ['reference/missing-file'])
  await becomes(client, 'site/a.md', [])
  await client.stop()
})
