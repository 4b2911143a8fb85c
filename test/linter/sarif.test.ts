import { ownText, pageOf } from '@hreflint/core/internal'
import {
  findingCatalogue,
  LineIndex,
  lintDocument,
  type SarifArtifact,
  type SarifFinding,
  sarifResult,
  sarifRule,
  sarifUri,
} from '@hreflint/linter'
import { describe, expect, test } from 'vitest'

const at = (start: number, end: number) => ({ start, end })
const text = 'one\ntwo three\n'
const artifact: SarifArtifact = { location: { uri: 'a%20b' }, lines: new LineIndex(text), text }
const finding: SarifFinding = {
  code: 'whatwg/unescaped-space',
  severity: 'info',
  message: ownText('A message.'),
  why: ownText('A reason.'),
  span: at(4, 7),
  related: [],
  fixes: [],
  hidden: [],
}
const region = {
  ...{ startLine: 2, startColumn: 1, endLine: 2, endColumn: 4, charOffset: 4, charLength: 3 },
}

describe('a result', () => {
  test('has a message, a place and a level', () => {
    expect(sarifResult(finding, artifact)).toEqual({
      ruleId: 'whatwg/unescaped-space',
      level: 'note',
      message: { text: 'A message. A reason.' },
      locations: [{ physicalLocation: { artifactLocation: { uri: 'a%20b' }, region } }],
    })
    expect(
      sarifResult({ ...finding, why: ownText(''), severity: 'error' }, artifact),
    ).toMatchObject({
      level: 'error',
      message: { text: 'A message.' },
    })
    expect(sarifResult({ ...finding, severity: 'warning' }, artifact)).toMatchObject({
      level: 'warning',
    })
  })

  test('counts related places from 0', () => {
    const related = [
      { span: at(0, 1), message: ownText('First.') },
      { span: at(4, 7), message: ownText('Second.') },
    ]
    const places = sarifResult({ ...finding, related }, artifact)
    expect(places).toMatchObject({
      relatedLocations: [
        { id: 0, message: { text: 'First.' } },
        { id: 1, message: { text: 'Second.' }, physicalLocation: { region } },
      ],
    })
  })

  const keeps = {
    title: ownText('Keep'),
    safety: 'keeps-url',
    edits: [{ span: at(4, 5), text: 'T' }],
  } as const
  const changes = { ...keeps, title: ownText('Change'), safety: 'changes-url' } as const
  const titlesOf = (fixes: SarifFinding['fixes']) => {
    const result = sarifResult({ ...finding, fixes }, artifact)
    return 'fixes' in result && Array.isArray(result.fixes)
      ? result.fixes.map(({ description }) => description.text)
      : []
  }

  test.each([
    [[keeps, changes], ['Keep']],
    [[changes, keeps, { ...keeps, title: ownText('Also') }], ['Keep']],
    [
      [changes, { ...changes, title: ownText('Other') }],
      ['Change', 'Other'],
    ],
    [[], []],
  ])('offers the fix that keeps the URL, or all suggestions: %#', (fixes, titles) => {
    expect(titlesOf(fixes)).toEqual(titles)
  })

  const replacementsOf = (edits: SarifFinding['fixes'][number]['edits'], of = artifact) =>
    sarifResult({ ...finding, fixes: [{ ...keeps, edits }] }, of)
  const twoEdits = [
    { span: at(4, 5), text: 'T' },
    { span: at(6, 7), text: '' },
  ]

  test('writes several edits as one replacement where the text is at hand', () => {
    expect(replacementsOf(twoEdits)).toMatchObject({
      fixes: [
        {
          artifactChanges: [
            {
              artifactLocation: { uri: 'a%20b' },
              replacements: [{ deletedRegion: region, insertedContent: { text: 'Tw' } }],
            },
          ],
        },
      ],
    })
  })

  test('writes each edit where it is not', () => {
    const { text: _text, ...withoutText } = artifact
    expect(replacementsOf(twoEdits, withoutText)).toMatchObject({
      fixes: [
        {
          artifactChanges: [
            {
              replacements: [
                { deletedRegion: { charOffset: 4 }, insertedContent: { text: 'T' } },
                { deletedRegion: { charOffset: 6 }, insertedContent: { text: '' } },
              ],
            },
          ],
        },
      ],
    })
  })
})

describe('a rule', () => {
  test('says what its code means', () => {
    expect(sarifRule('whatwg/port-out-of-range')).toMatchObject({
      id: 'whatwg/port-out-of-range',
      shortDescription: { text: expect.stringMatching(/^[^{}]*‹\w+›[^{}]*$/) },
      defaultConfiguration: { level: 'error' },
      properties: { kind: 'parse-exception', clause: expect.stringMatching(/^https:/) },
    })
    expect(sarifRule('whatwg/unescaped-space')).toMatchObject({
      defaultConfiguration: { level: 'warning' },
    })
    expect(sarifRule('document/unescaped-data')).toMatchObject({
      defaultConfiguration: { level: 'note' },
    })
  })

  test('that nobody knows has its code, and a page once there are pages', () => {
    const helpUri = pageOf('a/b')
    expect(sarifRule('a/b')).toEqual({ id: 'a/b', ...(helpUri === null ? {} : { helpUri }) })
  })
})

test.each([
  ['a/b.html', 'a/b.html'],
  ['a b/ü%.html', 'a%20b/%C3%BC%25.html'],
  ['a:b?#[]', 'a%3Ab%3F%23%5B%5D'],
  ['\uD800', '%EF%BF%BD'],
])('%s is the relative URL %s', (path, uri) => {
  expect(sarifUri(path)).toBe(uri)
})

test('a finding of a document is a result', () => {
  const document = '<p>\n<a href="/a b">'
  const [first] = lintDocument(document, 'html')
  if (first === undefined) throw new Error('There is no finding.')
  const lines = new LineIndex(document)
  expect(sarifResult(first, { location: { uri: 'x' }, lines, text: document })).toMatchObject({
    ruleId: 'whatwg/unescaped-space',
    level: 'warning',
    locations: [{ physicalLocation: { region: { startLine: 2, startColumn: 12 } } }],
    fixes: [
      {
        artifactChanges: [
          {
            replacements: [{ insertedContent: { text: '%20' }, deletedRegion: { charLength: 1 } }],
          },
        ],
      },
    ],
  })
})

test('a rule is described by why it matters, or by its message', () => {
  const { why } = findingCatalogue.get('whatwg/unescaped-space') ?? {}
  expect(why).not.toBe('')
  expect(sarifRule('whatwg/unescaped-space')).toMatchObject({ fullDescription: { text: why } })
  for (const [code, definition] of findingCatalogue) {
    const text = definition.why === '' ? definition.message : definition.why
    expect(sarifRule(code)).toMatchObject({ fullDescription: { text } })
  }
})
