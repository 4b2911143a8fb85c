import { writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type {
  CodeAction,
  CompletionItem,
  Hover,
  Location,
  WorkspaceEdit,
} from 'vscode-languageserver-types'
import type { DiagnosticReport } from '../sessions.ts'
import { siteSession } from '../site-session.ts'

const session = siteSession()
const { write, addressOf, file, at, shown, edited } = session

const pages = { references: 'fragments', profile: 'pages' }

describe('go to definition', () => {
  test.each([
    ['a file', '<a href="docs/«»a.html">', 'docs/a.html: '],
    ['an id', '<a href="docs/a.html#«»b">', 'docs/a.html: b'],
    ['a heading', '<a href="docs/c.md">', null],
    ['nothing', '<a href="docs/«»d.html">', null],
    ['a picture of a style', '<style>a { background: url(«»p.png) }</style>', 'p.png: '],
  ])('%s', async (_, source, expected) => {
    file('docs/a.html', '<p id="b">')
    file('p.png', '')
    const place = await at('index.html', source)
    const location = await session.client.request<Location | null>('textDocument/definition', place)
    expect(location === null ? null : shown(location)).toBe(expected)
  })
})

test('find all references: to a file, to an id from its link and from itself', async () => {
  file('a.html', '<p id="x"><a href="#x">')
  file('b.md', '[1](a.html) [2](a.html#x)')
  file('c.css', 'a { background: url(a.html) }')
  const place = await at('index.html', '<a href="a.html#«»x">')
  const context = { includeDeclaration: true }
  const ask = async (where: object) =>
    (
      await session.client.request<Location[]>('textDocument/references', { ...where, context })
    ).map(shown)
  expect((await ask(place)).sort()).toEqual([
    'a.html: #x',
    'a.html: x',
    'b.md: a.html#x',
    'index.html: a.html#x',
  ])
  session.client.open(addressOf('a.html'), session.textOf('a.html'))
  const textDocument = { uri: addressOf('a.html') }
  expect((await ask({ textDocument, position: { line: 0, character: 8 } })).sort()).toEqual([
    'a.html: #x',
    'a.html: x',
    'b.md: a.html#x',
    'index.html: a.html#x',
  ])
  expect(await ask({ textDocument, position: { line: 0, character: 0 } })).toEqual([])
  const toFile = { ...place, position: { line: 0, character: 10 } }
  expect((await ask(toFile)).length).toBeGreaterThan(0)
})

test('rename of an id changes it and all that lead to it', async () => {
  file('a.html', '<p id="x"><p id="y"><a href="#x">')
  file('b.html', '<a href="a.html#x"><a href="a.html#y"><a href="a.html">')
  const place = await at('index.html', '<a title="x" href=\'a.html#«»x\'>')
  const prepared = await session.client.request<{ placeholder: string }>(
    'textDocument/prepareRename',
    place,
  )
  expect(prepared.placeholder).toBe('x')
  const rename = (newName: string) =>
    session.client.request<WorkspaceEdit>('textDocument/rename', { ...place, newName })
  expect(edited(await rename('ä'))).toEqual({
    'a.html': '<p id="ä"><p id="y"><a href="#ä">',
    'b.html': '<a href="a.html#ä"><a href="a.html#y"><a href="a.html">',
    'index.html': '<a title="x" href=\'a.html#ä\'>',
  })
  await expect(rename('y')).rejects.toThrow('cannot be the new name')
  await expect(rename('a b')).rejects.toThrow('cannot be the new name')
})

test('rename of a heading changes its slug everywhere', async () => {
  await session.restart('github')
  file('b.md', '[1](a.md#set-up) [2](a.md#set-up-1)')
  const place = await at('a.md', '# Set «»up\n\n[x](#set-up)\n\n## Set up\n', 'markdown')
  const edit = await session.client.request<WorkspaceEdit>('textDocument/rename', {
    ...place,
    newName: 'Install & run',
  })
  expect(edited(edit)).toEqual({
    'a.md': '# Install & run\n\n[x](#install--run)\n\n## Set up\n',
    'b.md': '[1](a.md#install--run) [2](a.md#set-up)',
  })
})

test('files and folders that move take their links along, and those to them', async () => {
  file('docs/a.html', '<img src="../pic.png"><a href="b.html#x"><a href="/index.html">')
  file('docs/b.html', '<p id="x">')
  file('pic.png', '')
  file('s.svg', '<svg xmlns="http://www.w3.org/2000/svg"><a href="docs/b.html"/></svg>')
  file('u.css', '@import "docs/v.css"; a { background: url( "pic.png" ) }')
  file('docs/v.css', '')
  file('m.mdx', '[x](docs/b.html#x)\n\n<Box><img src="pic.png" /></Box> ![y](docs/none.png)\n')
  await at('index.html', '<a href="docs/a.html">«»\n[x](docs/b.html)')
  const files = [{ oldUri: addressOf('docs'), newUri: addressOf('old docs/en') }]
  expect(edited(await session.client.request('workspace/willRenameFiles', { files }))).toEqual({
    'docs/a.html': '<img src="../../pic.png"><a href="b.html#x"><a href="/index.html">',
    'index.html': '<a href="old%20docs/en/a.html">\n[x](docs/b.html)',
    'm.mdx':
      '[x](old%20docs/en/b.html#x)\n\n<Box><img src="pic.png" /></Box> ![y](docs/none.png)\n',
    's.svg': '<svg xmlns="http://www.w3.org/2000/svg"><a href="old%20docs/en/b.html"/></svg>',
    'u.css': '@import "old%20docs/en/v.css"; a { background: url( "pic.png" ) }',
  })
})

test('completion of paths: what the place can take, below the folder that is typed', async () => {
  file('img/a b.png', '')
  file('img/c.html', '')
  file('img/deep/d.svg', '')
  const labels = async (name: string, source: string, language?: string) => {
    const place = await at(name, source, language)
    const items = await session.client.request<CompletionItem[]>('textDocument/completion', place)
    return items.map(({ label, textEdit }) => [label, textEdit?.newText])
  }
  expect(await labels('1.html', '<img src="img/«»">')).toEqual([
    ['a b.png', 'a%20b.png'],
    ['deep/', 'deep/'],
  ])
  expect(await labels('2.html', '<a href="/img/«»">')).toEqual([
    ['a b.png', 'a%20b.png'],
    ['c.html', 'c.html'],
    ['deep/', 'deep/'],
  ])
  expect(await labels('sub/3.md', '![x](../img/«»)', 'markdown')).toEqual([
    ['a b.png', 'a%20b.png'],
    ['deep/', 'deep/'],
  ])
  expect(await labels('sub/4.mdx', '<img src="../«»" />', 'mdx')).toEqual([['img/', 'img/']])
})

test('completion of paths in CSS: what the property or rule can take', async () => {
  for (const name of ['a.css', 'b.png', 'c.woff2', 'd.js', 'e.scss']) file(`all/${name}`, '')
  const names = async (source: string, name = 'all.css', language = 'css') => {
    const place = await at(name, source, language)
    const items = await session.client.request<CompletionItem[]>('textDocument/completion', place)
    return items.map(({ label }) => label)
  }
  expect(await names('@import "all/«»";')).toEqual(['a.css'])
  expect(await names('@font-face { src: url("all/«»") }')).toEqual(['c.woff2'])
  expect(await names('a { background-image: url(all/«x») }')).toEqual(['b.png'])
  expect(await names('a { -webkit-mask: url("all/«»") }')).toEqual(['b.png'])
  expect(await names('a { filter: url("all/«»") }')).toHaveLength(5)
  expect(await names('<p style="cursor: url(all/«x»)">', 'c.html', 'html')).toEqual(['b.png'])
  expect(await names('<script src="all/«»"></script>', 's.html', 'html')).toEqual(['d.js'])
})

test('completion of fragments: ids and headings with their text', async () => {
  await session.restart('github')
  file('a.md', '# Title\n\n<a id="own"></a>\n\n## How *to*\n')
  const place = await at('b.md', '[x](a.md#«»)', 'markdown')
  const items = await session.client.request<CompletionItem[]>('textDocument/completion', place)
  expect(items.map(({ label, detail }) => [label, detail])).toEqual([
    ['title', '# Title'],
    ['own', 'id'],
    ['how-to', '## How *to*'],
  ])
})

test('hover says where a link leads, with a picture and its size', async () => {
  file('a.html', '<title>a*b</title><p id="x">')
  write('p.png', '')
  const header = Buffer.from('89504e470d0a1a0a0000000d4948445200000140000000c8', 'hex')
  writeFileSync(session.pathOf('p.png'), header)
  const place = await at('index.html', '<img src="«»p.png"><a href="a.html#x">')
  const hover = async (where: object) =>
    (await session.client.request<Hover>('textDocument/hover', where)).contents as { value: string }
  expect((await hover(place)).value).toContain('File: `p.png`, 320 × 200\n\n![p.png](file://')
  const onLink = { ...place, position: { line: 0, character: 30 } }
  expect((await hover(onLink)).value).toContain('File: `a.html`, title: a\\*b')
})

test.each([
  ['a file that is there', 'a.html', 'File: `a.html`', false],
  ['a file that is missing', 'none.html', 'Looked for `none.html`', false],
  ['an address that nothing is known of', '/api/user?id=1', '/api/user', true],
])(
  'hover calls the address of a page unknown only if that matters: %s',
  async (_, href, says, isUnknown) => {
    file('a.html', '<p id="x">')
    file('hreflint.config.json', JSON.stringify({ ...pages, generated: ['api/**'] }))
    const place = await at('index.html', `<a href="«»${href}">`)
    const hover = await session.client.request<Hover>('textDocument/hover', place)
    const { value } = hover.contents as { value: string }
    expect(value).toContain(says)
    expect(value.includes('The address of this document is unknown')).toBe(isUnknown)
  },
)

test.each([
  ['of a link', '<a href="«»a_b.html">', 'File: `a_b.html`, title: a * b'],
  ['of a picture', '<img src="«»p_p.png">', 'File: `p_p.png`, 320 × 200'],
  [
    'of a broken link',
    '<a href="«»none_.html">',
    'Looked for `none_.html` in the root of the site',
  ],
])('hover %s in a client that shows plain text', async (_, source, says) => {
  const textDocument = {
    ...session.ableToRename.textDocument,
    hover: { contentFormat: ['plaintext'] },
  }
  await session.restart('files', { ...session.ableToRename, textDocument })
  file('a_b.html', '<title>\n  a * b\n</title>')
  write('p_p.png', '')
  const header = Buffer.from('89504e470d0a1a0a0000000d4948445200000140000000c8', 'hex')
  writeFileSync(session.pathOf('p_p.png'), header)
  const place = await at('index.html', source)
  const hover = await session.client.request<Hover>('textDocument/hover', place)
  expect(hover.contents).toMatchObject({ kind: 'plaintext' })
  const lines = (hover.contents as { value: string }).value.split('\n')
  expect(lines.at(-1)).toBe(says)
})

test.each([
  [
    'a file',
    '<a href="docs/«»nothing.html">',
    'Looked for `nothing.html` in `docs/`, from the root',
  ],
  [
    'a file in the root',
    '<a href="«»nothing.html">',
    'Looked for `nothing.html` in the root of the site',
  ],
  ['an id', '<a href="docs/a.html#«»c">', 'Looked for `#c` in `docs/a.html`'],
])('hover says of %s that is not there what was looked for, and where', async (_, source, says) => {
  file('docs/a.html', '<p id="b">')
  const place = await at('index.html', source)
  const hover = await session.client.request<Hover>('textDocument/hover', place)
  expect((hover.contents as { value: string }).value).toContain(says)
})

test('completion of pictures says how large they are', async () => {
  write('img/p.png', '')
  const header = Buffer.from('89504e470d0a1a0a0000000d4948445200000140000000c8', 'hex')
  writeFileSync(session.pathOf('img/p.png'), header)
  const place = await at('index.html', '<img src="img/«»">')
  const items = await session.client.request<CompletionItem[]>('textDocument/completion', place)
  expect(items.map(({ detail }) => detail)).toEqual(['img/p.png, 320 × 200'])
})

test('all addresses that reach a page are references to it', async () => {
  await session.restart('pages')
  write('hreflint.config.json', JSON.stringify({ ...pages, siteUrl: 'https://example.com/' }))
  file('guide/index.html', '<h1>Guide</h1>')
  const links = ['guide/', '/guide/', 'guide/index.html', 'https://example.com/guide/?a#top']
  const place = await at('index.html', links.map(link => `<a href="${link}">`).join('«»'))
  const on = {
    ...place,
    position: { line: 0, character: 10 },
    context: { includeDeclaration: true },
  }
  const found = await session.client.request<Location[]>('textDocument/references', on)
  expect(found.map(shown)).toEqual(links.map(link => `index.html: ${link}`))
})

test('components of a site take the links to what moves along', async () => {
  await session.restart('docusaurus')
  file('docusaurus.config.js', '')
  file('static/img/logo.png', '')
  file('src/components/own.png', '')
  file('src/components/Logo.jsx', 'export const Logo = () => <img src="/img/logo.png" alt="a" />')
  file(
    'src/components/Menu.vue',
    '<template><img src="./own.png"><img src="/img/logo.png"></template>',
  )
  file('src/components/Nav.svelte', '<img src="/img/logo.png" alt="">')
  file('src/components/Foot.astro', '<img src="/img/logo.png" alt="">')
  await at('docs/a.md', 'words«»', 'markdown')
  const willMove = async (from: string, to: string) => {
    const files = [{ oldUri: addressOf(from), newUri: addressOf(to) }]
    return edited(await session.client.request('workspace/willRenameFiles', { files }))
  }
  expect(await willMove('static/img/logo.png', 'static/pictures/logo.png')).toEqual({
    'src/components/Logo.jsx': 'export const Logo = () => <img src="/pictures/logo.png" alt="a" />',
    'src/components/Menu.vue':
      '<template><img src="./own.png"><img src="/pictures/logo.png"></template>',
    'src/components/Nav.svelte': '<img src="/pictures/logo.png" alt="">',
    'src/components/Foot.astro': '<img src="/pictures/logo.png" alt="">',
  })
  expect(await willMove('src/components/Menu.vue', 'src/Menu.vue')).toEqual({
    'src/components/Menu.vue':
      '<template><img src="./components/own.png"><img src="/img/logo.png"></template>',
  })
})

test('a broken link is repaired with what is there, or gets its file', async () => {
  file('guide/install.html', '<p id="start">')
  const place = await at('index.html', '<p>\n<a href="guide/instal«».html">x</a>\n')
  const actionsAt = async () => {
    const { items = [] } = await session.client.request<DiagnosticReport>(
      'textDocument/diagnostic',
      place,
    )
    const context = { diagnostics: items }
    const range = { start: place.position, end: place.position }
    return session.client.request<CodeAction[]>('textDocument/codeAction', {
      ...place,
      range,
      context,
    })
  }
  const actions = await actionsAt()
  expect(actions.map(({ title }) => title)).toEqual([
    'Change to guide/install.html',
    'Allow reference/missing-file on this line',
    'Allow reference/missing-file in this file',
    'Create instal.html',
  ])
  expect(edited(actions[0]?.edit ?? null)).toEqual({
    'index.html': '<p>\n<a href="guide/install.html">x</a>\n',
  })
  expect(actions.at(-1)?.edit?.documentChanges).toEqual([
    { kind: 'create', uri: addressOf('guide/instal.html'), options: { ignoreIfExists: true } },
  ])
})
