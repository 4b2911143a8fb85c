import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { CompletionItem, Hover, Location } from 'vscode-languageserver-types'
import type { LspClient } from '../lsp-client.ts'
import { openedAt, pulling, started } from '../sessions.ts'
import { temporaryWorkspace } from '../temporary-workspace.ts'

// An editor that follows links itself, as VS Code does: nothing is said twice.

const { write, addressOf, roots } = temporaryWorkspace()
const initializationOptions = { linkedByEditor: ['html', 'css', 'markdown'] }

let client: LspClient

beforeEach(async () => {
  // The site is a folder of the workspace, from whose root the editor would start.
  write('site/hreflint.config.json', '{ "references": "fragments", "profile": "files" }')
  write('site/about.html', '<title>About us</title><h1>About</h1>\n<h2 id="team">The team</h2>\n')
  write('site/team/ann.html', '<title>Ann</title>')
  write('site/team/a b.html', '<title>A</title>')
  write('site/logo.png', '')
  write('docs/hreflint.config.json', '{ "references": "fragments", "profile": "github" }')
  write('docs/setup.md', '# Setup\n\n## First *steps* ##\n\n<a id="own"></a>\n')
  write('docs/x.html', '')
  const folders = { ...roots('.'), initializationOptions }
  client = (await started(pulling, folders)).client
})
afterEach(() => client.stop())

const at = (name: string, source: string, languageId: string) =>
  openedAt(client, addressOf(name), source, languageId, text => write(name, text))

describe('completion of paths', () => {
  test.each<[what: string, language: string, source: string, labels: string[]]>([
    ['from the root of the site', 'html', '<a href="/«»">', ['about.html', 'logo.png', 'team/']],
    ['that the editor suggests as well', 'html', '<a href="./«»">', []],
    ['below a folder', 'html', '<a href="/team/«»">', ['a b.html', 'ann.html']],
    ['that the editor would not encode', 'html', '<a href="team/«»">', ['a b.html']],
    [
      'in an attribute that the editor leaves alone',
      'html',
      '<img srcset="./«»">',
      ['logo.png', 'team/'],
    ],
    ['in a style', 'html', '<p style="background: url(./«»x)">', ['logo.png', 'team/']],
    [
      'of a style sheet, from the root of the site',
      'css',
      'a { background: url("/«»") }',
      ['logo.png', 'team/'],
    ],
    ['of a style sheet', 'css', 'a { background: url("./«»") }', []],
    [
      'of Markdown, from the root of the site',
      'markdown',
      '[x](/«»)',
      ['about.html', 'logo.png', 'team/'],
    ],
    ['of Markdown', 'markdown', '[x](./«»)', []],
  ])('%s: %s, %s', async (_, language, source, labels) => {
    const ending = { html: 'html', css: 'css', markdown: 'md' }[language]
    const place = await at(`site/x.${ending}`, source, language)
    const items = await client.request<CompletionItem[]>('textDocument/completion', place)
    // The configuration is a file of the folder as well.
    const paths = items.filter(
      ({ kind, label }) => [17, 19].includes(kind ?? 0) && !label.endsWith('.json'),
    )
    expect(paths.map(({ label }) => label).toSorted()).toEqual(labels)
  })
})

describe('the place of a heading in Markdown', () => {
  const line = { start: { line: 2, character: 0 }, end: { line: 2, character: 19 } }

  test('is the line, as the editor says it, so that it shows one entry', async () => {
    const place = await at('docs/y.md', '[x](setup.md#«»first-steps)', 'markdown')
    const found = await client.request<Location>('textDocument/definition', place)
    expect(found.range).toEqual(line)
    const context = { includeDeclaration: true }
    const all = await client.request<Location[]>('textDocument/references', { ...place, context })
    expect(all[0]?.range).toEqual(line)
  })

  test('of an id is the id', async () => {
    const place = await at('docs/y.md', '[x](setup.md#«»own)', 'markdown')
    const { range } = await client.request<Location>('textDocument/definition', place)
    expect(range).toEqual({ start: { line: 4, character: 7 }, end: { line: 4, character: 10 } })
  })

  test('is its text where the editor follows no links', async () => {
    const place = await at('docs/y.html', '<a href="setup.md#«»first-steps">', 'html')
    const { range } = await client.request<Location>('textDocument/definition', place)
    expect(range.start).toEqual({ line: 2, character: 3 })
  })
})

test.each([
  ['with an id', '<h2 id="team">The <b>team</b> &amp; us</h2>', 'heading: The team &amp; us'],
  ['after an anchor', '<a id="team"></a>\n<h2>The team</h2>', 'heading: The team'],
  [
    'in a section with an id',
    '<section id=team>\n<h3 class="x">The team</h3>',
    'heading: The team',
  ],
  ['around an anchor', '<h2><a id="team"></a>The team</h2>', 'heading: The team'],
  ['of other text', '<p id="team">We</p><h2>Other</h2>', 'title: About us'],
])('the hover of a link shows the heading %s', async (_, heading, says) => {
  write('site/about.html', `<title>About us</title><h1>About</h1>\n${heading}\n`)
  const place = await at('site/x.html', '<a href="about.html«»#team">', 'html')
  const { contents } = await client.request<Hover>('textDocument/hover', place)
  expect((contents as { value: string }).value).toContain(`File: \`about.html\`, ${says}`)
})

test('the hover of a link shows the heading of Markdown after an anchor', async () => {
  write('docs/setup.md', '# Setup\n\n<a id="own"></a>\n\n## First steps\n')
  const place = await at('docs/y.html', '<a href="setup.md«»#own">', 'html')
  const { contents } = await client.request<Hover>('textDocument/hover', place)
  expect((contents as { value: string }).value).toContain('heading: First steps')
})
