import { expect, test } from 'vitest'
import type { Location, WorkspaceEdit } from 'vscode-languageserver-types'
import type { DiagnosticReport } from '../../sessions.ts'
import { siteSession } from '../../site-session.ts'

// Labels of Markdown: `[text][label]`. They need no site.

const session = siteSession()
const { at, shown, edited } = session

const guide = (marked: (text: string) => string = text => text) =>
  marked(`# Guide

See [the guide][guide], [the ![x][pic]][GUIDE], [Guide][] and [guide].

> [other
> link]

[guide]: guide.md
[Pic]: x.png "Title"
[other link]: guide.md
`)

const marking = (part: string, nth = 0) =>
  guide(text => {
    let index = -1
    for (let count = 0; count <= nth; count++) index = text.indexOf(part, index + 1)
    return `${text.slice(0, index)}«»${text.slice(index)}`
  })

test.each(['markdown', 'mdx'])('definition and references in %s', async language => {
  const name = language === 'mdx' ? 'a.mdx' : 'a.md'
  const place = await at(name, marking('guide],'), language)
  const context = { includeDeclaration: true }
  const definition = await session.request<Location>('textDocument/definition', place)
  expect(definition.range.start).toEqual({ line: 7, character: 1 })
  const references = await session.request<Location[]>('textDocument/references', {
    ...place,
    context,
  })
  expect(references.map(shown)).toEqual(
    ['guide', 'guide', 'GUIDE', 'Guide', 'guide'].map(label => `${name}: ${label}`),
  )
  const definitionPlace = { ...place, position: { line: 8, character: 2 } }
  const uses = await session.request<Location[]>('textDocument/references', {
    ...definitionPlace,
    context: { includeDeclaration: false },
  })
  expect(uses.map(shown)).toEqual([`${name}: pic`])
})

test('the text of a link leads to its definition too', async () => {
  const place = await at('a.md', marking('the guide]'), 'markdown')
  const definition = await session.request<Location>('textDocument/definition', place)
  expect(definition.range.start.line).toBe(7)
  expect(await session.request('textDocument/prepareRename', place)).toBeNull()
})

test('renaming keeps what readers see', async () => {
  const place = await at('a.md', marking('guide],'), 'markdown')
  expect(await session.request('textDocument/prepareRename', place)).toMatchObject({
    placeholder: 'guide',
    range: { start: { line: 2, character: 16 }, end: { line: 2, character: 21 } },
  })
  const edit = await session.request<WorkspaceEdit>('textDocument/rename', {
    ...place,
    newName: 'manual',
  })
  expect(edited(edit)['a.md']).toBe(
    guide()
      .replace('[the guide][guide]', '[the guide][manual]')
      .replace('[GUIDE]', '[manual]')
      .replace('[Guide][]', '[Guide][manual]')
      .replace('and [guide]', 'and [guide][manual]')
      .replace('[guide]:', '[manual]:'),
  )
})

test.each([
  ['nothing', ' '],
  ['brackets', 'a]b'],
  ['a label that exists', 'PIC'],
  ['a label that is text elsewhere', 'literal'],
])('a label cannot be renamed to %s', async (_, newName) => {
  const text = `${marking('guide],')}\n[literal] [some text][literal]\n`
  const place = await at('a.md', text, 'markdown')
  await expect(session.request('textDocument/rename', { ...place, newName })).rejects.toThrow(
    /cannot be the new name/,
  )
})

test('undefined and unused labels are reported', async () => {
  session.file(
    'hreflint.config.json',
    JSON.stringify({
      references: 'fragments',
      profile: 'files',
      severities: { 'reference/unused-definition': 'info' },
    }),
  )
  session.file('guide.md', '')
  const text = 'See [this][giude]«» and [that][guide].\n\n[guide]: guide.md\n[old]: guide.md\n'
  const place = await at('a.md', text, 'markdown')
  const { items = [] } = await session.request<DiagnosticReport>('textDocument/diagnostic', place)
  expect(items.map(({ code, range, tags }) => [code, range.start, tags])).toEqual([
    ['reference/missing-definition', { line: 0, character: 11 }, undefined],
    ['reference/unused-definition', { line: 3, character: 1 }, undefined],
  ])
})

test('where the editor knows labels itself, nothing is added', async () => {
  await session.restart('files', session.ableToRename, { linkedByEditor: ['markdown'] })
  const place = await at('a.md', marking('guide],'), 'markdown')
  expect(await session.request('textDocument/definition', place)).toBeNull()
  const inMdx = await at('a.mdx', marking('guide],'), 'mdx')
  expect(await session.request('textDocument/definition', inMdx)).not.toBeNull()
})
