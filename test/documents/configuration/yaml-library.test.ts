import { connectionSpecOf } from '@hreflint/core/internal'
import { locateUrls } from '@hreflint/documents'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCollection, isPair, isScalar, type Node, parseAllDocuments } from 'yaml'
import { expectSame } from '../../support/expect-same.ts'
import { readSource, sourceFiles } from '../../support/source-files.ts'

/** Documents as people write them, with each kind of node around URLs. */
const samples: readonly string[] = [
  `services:
  web: &web
    image: "nginx:1"
    environment:
      - DATABASE_URL=postgres://u:p@db/x
      - "REDIS_URL=redis://cache"   # https://comment.example/
      - 'A=https://a.example/''b'
    command: ["curl", "https://b.example/", 'ftp://c.example/#d']
  other:
    <<: *web
    labels: { url: https://e.example/, "f": "https://f.example/" }
`,
  `on: push
jobs:
  a:
    steps:
    - run: |
        curl https://no.example/
          more

        end
    # https://comment.example/
    - uses: x
      with: {url: "https://g.example/",
        list: [https://h.example/, "i"]
        }
    - name: >-
        folded https://no.example/
    - env: |
        A=postgres://u:p@db/x
        b: redis://cache
        see redis://no
        - redis://other
      url: https://j.example/
`,
  `--- # first
a: https://a.example/
  goes on
b:
  https://b.example/
c:

  - - https://c.example/
    - d: wss://d.example/
      e: "https://e.example/
        goes on"
  -
    https://f.example/
"https://key.example/": 1
https://key.example/2: !!str https://g.example/
---
- https://h.example/ # i
- ? x
...
`,
  `openapi: 3.0.0
servers:
  - url: https://{region}.example.com:{port}/v1
    description: 'It''s here'
info: {title: a, contact: {url: 'https://c.example/'}}
text: "a \\"quoted\\" \\u0041 text"
x: &anchor !tag "https:\\/\\/d.example/"
y: *anchor
z: ""
`,
]

const documents: readonly (readonly [name: string, text: string])[] = [
  ...samples.map((text, index) => [`sample ${index}`, text] as const),
  ...['.', '.github', 'docs', 'examples', 'packages'].flatMap(folder =>
    sourceFiles(folder, ['.yml', '.yaml']).map(path => [path, readSource(path)] as const),
  ),
]

/** The lines of a block scalar that are a connection string, or give one to a name. */
const assignment =
  /^ *(?:- +)?((?:([A-Za-z_]\w*)(?:=|: +))?((?:postgres|redis):\/\/[^\s"']+)) *\r?$/gm

function assignmentsIn(source: string, start: number, key: string) {
  return Array.from(source.matchAll(assignment), found => {
    const [whole, written = '', name = key === 'run' ? key : '', url = ''] = found
    const from = name === '' || written.includes('=') ? written : url
    const at = start + found.index + whole.lastIndexOf(from)
    return { at, shown: `${at} ${name} ${url}` }
  })
}

/** The scalars on one line that are URLs, and lines of block scalars, by the library, where they begin, each with the key that it belongs to. */
function urlsByLibrary(text: string): readonly string[] | null {
  const parsed = [...parseAllDocuments(text, { keepSourceTokens: true, logLevel: 'silent' })]
  if (parsed.some(document => document.errors.length > 0)) return null
  const found: { readonly at: number; readonly shown: string }[] = []
  const visit = (node: unknown, key: string): void => {
    if (isScalar(node)) add(node, key)
    else if (isPair(node)) {
      const name = isScalar(node.key) ? text.slice(node.key.range?.[0], node.key.range?.[1]) : key
      if (node.value == null) visit(node.key, key)
      else visit(node.value, name)
    } else if (isCollection(node)) for (const item of node.items) visit(item, key)
  }
  const add = (node: Node & { readonly value: unknown; readonly type?: string }, key: string) => {
    const [start = 0, end = 0] = node.range ?? []
    const source = text.slice(start, end)
    if (node.type?.startsWith('BLOCK') === true) found.push(...assignmentsIn(source, start, key))
    if (typeof node.value !== 'string' || node.type?.startsWith('BLOCK') || /\n/.test(source))
      return
    const [, name, value = ''] = /^(?:([A-Za-z_]\w*)=)?(.*)$/s.exec(node.value) ?? []
    if (isUrl(value)) found.push({ at: start, shown: `${start} ${name ?? key} ${value.trim()}` })
  }
  for (const document of parsed) visit(document.contents, '')
  return found.toSorted((a, b) => a.at - b.at).map(({ shown }) => shown)
}

function isUrl(text: string): boolean {
  if (/[,;|]\s*(?:[\w.-]+=)?[a-z][a-z\d+.-]*:\/\//i.test(text)) return false
  return connectionSpecOf(text) === null
    ? /^\s*(?:(?:git\+)?https?|wss?|ftp):\/\/\S*\s*$/i.test(text)
    : text.includes('://') && !/[\r\n]/.test(text.trim())
}

function urlsLocated(text: string): readonly string[] {
  return locateUrls(text, 'yaml').map(url => {
    const { start } = url.map.toSourceSpan({ start: 0, end: 1 })
    const before = /(?:["']|^)?(?:[A-Za-z_]\w*=)?\s*$/.exec(
      text.slice(Math.max(0, start - 40), start),
    )
    return `${start - (before?.[0].trimStart().length ?? 0)} ${url.site.property} ${url.text}`
  })
}

/** A directive before a document, with which all of it is read token by token. */
const directive = '%YAML 1.2\n---\n'

test.each(documents)('the library finds the same URLs in %s', (_, text) => {
  expect(urlsLocated(text)).toEqual(urlsByLibrary(text))
})

test.each(documents.filter(([, text]) => !/^(?:---|%)/m.test(text)))(
  'the library finds the same URLs token by token in %s',
  (_, text) => {
    expect(urlsLocated(directive + text)).toEqual(urlsByLibrary(directive + text))
  },
)

const line = fc.oneof(
  fc.constantFrom('a:', '- a', '-', '- - b', 'c: |', '- >+', 'd: "', "e: '", 'f: [', '}', ']'),
  fc.constantFrom(
    'g: https://g/',
    '- https://h/',
    '"https://i/"',
    "j: 'https://j/'",
    'k: {l: https://m/}',
  ),
  fc.constantFrom(
    '# https://n/',
    '',
    '---',
    '...',
    '&o p: q',
    'r: &s https://s/',
    '- !t',
    'u: *o',
    'v:w',
  ),
  fc.constantFrom(
    'x: https://x/ # y',
    'z: a # b: c',
    "a: 'b''",
    'b: "\\""',
    'c: - d',
    "it's",
    '- {',
    'e :',
  ),
)

/** A document with some lines moved in or out, left out, doubled or exchanged. */
const mutated = fc
  .tuple(
    fc.constantFrom(...samples),
    fc.array(
      fc.tuple(fc.nat(40), fc.constantFrom('in', 'out', 'drop', 'double', 'cut'), fc.nat(30)),
      {
        maxLength: 4,
      },
    ),
    fc.array(fc.tuple(fc.nat(40), fc.nat(6), line), { maxLength: 4 }),
    fc.constantFrom('\n', '\r\n'),
  )
  .map(([sample, changes, added, ending]) => {
    const lines = sample.split('\n')
    for (const [at, how, count] of changes) {
      const old = lines[at % lines.length] ?? ''
      const changed = {
        in: [` ${old}`],
        out: [old.replace(/^ /, '')],
        drop: [],
        double: [old, old],
        cut: [old.slice(0, count)],
      }[how]
      lines.splice(at % lines.length, 1, ...changed)
    }
    for (const [at, indent, text] of added) {
      lines.splice(at % (lines.length + 1), 0, ' '.repeat(indent) + text)
    }
    return lines.join(ending)
  })

const short = fc
  .array(fc.tuple(fc.nat(5), line), { maxLength: 7 })
  .map(lines => lines.map(([indent, text]) => ' '.repeat(indent) + text).join('\n'))

test.each([
  ['documents with changes', mutated],
  ['documents of a few lines', short],
  ['documents with changes, token by token,', mutated.map(text => directive + text)],
  ['documents of a few lines, token by token,', short.map(text => directive + text)],
])('in %s, the library finds the same URLs', (_, texts) => {
  let count = 0
  fc.assert(
    fc.property(texts, text => {
      const expected = urlsByLibrary(text)
      if (expected === null) return
      if (expected.length > 0) count++
      expectSame(urlsLocated(text), expected, { text })
    }),
    { numRuns: 2000 },
  )
  expect(count).toBeGreaterThan(100)
})
