import { applyEdits } from '@hreflint/core'
import { locateUrls } from '@hreflint/documents'
import { defaultConfig, lintDocument } from '@hreflint/linter'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { mark, marked } from '../../support/marked.ts'

const python = '"metadata":{"kernelspec":{"language":"python"}}'

/** A notebook around its cells, each of which is JSON. */
function notebook(cells: string, more = python): string {
  return `{\n "cells": [${cells}],\n ${more},\n "nbformat": 4\n}\n`
}

const markdown = (source: string) => `{"cell_type":"markdown","source":${source}}`
const code = (source: string) => `{"cell_type":"code","outputs":[],"source":${source}}`

/** Notebooks with their URLs marked. */
const located: readonly (readonly [name: string, source: string])[] = [
  ['a string', notebook(markdown(String.raw`"a\n[b](«https://a.example/»)"`))],
  ['a list', notebook(markdown(String.raw`["a\n", "[b](«c.html»)\n", "[d](«/e»)"]`))],
  ['a URL in two strings', notebook(markdown('["[b](«https://a.ex", "ample/») c"]'))],
  [
    'escapes',
    notebook(markdown(String.raw`"\u00fc \"\ud83d\ude00\t[b](«/\u0061\/\ud83d\ude00»)"`)),
  ],
  ['HTML', notebook(markdown(String.raw`["<a href=\"«/b»\">\n", "c</a>"]`))],
  ['an autolink', notebook(markdown('"See <«https://a.example/»>."'))],
  ['each cell alone', notebook(`${markdown('"[a][b]"')},${markdown('"[b]: «/c»"')}`)],
  ['a fence in another cell', notebook(`${markdown('"```"')},${markdown('"[b](«/c»)"')}`)],
  ['code', notebook(code(String.raw`["a = \"«https://a.example/»\"\n", "# https://b.example/"]`))],
  [
    'an output',
    notebook('{"cell_type":"code","outputs":[{"text":"\'https://a.example/\'"}],"source":""}'),
  ],
  [
    'an attachment',
    notebook('{"attachments":{"source":"[a](/b)"},"cell_type":"markdown","source":""}'),
  ],
  ['metadata', notebook('{"cell_type":"markdown","metadata":{"source":"[a](/b)"},"source":""}')],
  ['raw text', notebook('{"cell_type":"raw","source":"[a](/b)"}')],
  ['the type after the source', notebook('{"source":"[a](«/b»)","cell_type":"markdown"}')],
  ['metadata before the cells', `{${python},"cells":[${markdown('"[a](«/b»)"')}]}`],
  ['no metadata', `{"cells":[${code(String.raw`"a = '«https://a.example/»'"`)}]}`],
  ['a key twice', notebook('{"cell_type":"markdown","source":"[a](/b)","source":"[c](«/d»)"}')],
  ['%%bash', notebook(code(String.raw`"%%bash\ncurl «https://a.example/»\n"`))],
  ['%%html', notebook(code(String.raw`"%%html\n<a href='«b»'>c</a>"`))],
  ['%%time', notebook(code(String.raw`"%%time\na = '«https://a.example/»'"`))],
  ['an unknown magic', notebook(code(String.raw`"%%other\na = 'https://a.example/'"`))],
  [
    'another kernel',
    notebook(code('"a := `«https://a.example/»`"'), '"metadata":{"language_info":{"name":"Go"}}'),
  ],
  [
    'an unknown kernel',
    notebook(code('"a = \'https://a.example/\'"'), '"metadata":{"language_info":{"name":"R"}}'),
  ],
  ['a list of no notebook', '[{"cell_type":"markdown","source":"[a](/b)"}]'],
  ['cells of another kind', '{"cells":["cell_type","[a](/b)"]}'],
  ['a source of another kind', notebook('{"cell_type":"markdown","source":[1,"[a](/b)"]}')],
  ['a text that ends', notebook(markdown('"[a](/b)"')).slice(0, -3)],
  ['a conflict', `<<<<<<< HEAD\n${notebook(markdown('"[a](/b)"'))}`],
]

test.each(located)('the URLs: %s', (_, source) => {
  const { text } = marked(source)
  const spans = locateUrls(text, 'jupyter').map(url =>
    url.map.toSourceSpan({ start: 0, end: url.text.length }),
  )
  expect(mark(text, spans)).toBe(source)
})

/** Cells with what is wrong marked, and what `--fix` writes in their place. */
const broken: readonly (readonly [source: string, fixed: string])[] = [
  [String.raw`"[\"](</b« »c>)"`, String.raw`"[\"](</b%20c>)"`],
  [
    String.raw`["\ud83d\ude00\n", "<a href=\"https:«\\\\»b.example/\">"]`,
    String.raw`["\ud83d\ude00\n", "<a href=\"https://b.example/\">"]`,
  ],
  [
    String.raw`"[\u00fc](https://a.example:«99999»/)"`,
    String.raw`"[\u00fc](https://a.example:99999/)"`,
  ],
]

test.each(broken)('%s', (source, fixed) => {
  const { text, spans } = marked(notebook(markdown(source)))
  const findings = lintDocument(text, 'jupyter', defaultConfig)
  expect(findings.map(({ span }) => span)).toEqual(spans)
  const edits = findings.flatMap(({ fixes }) =>
    fixes
      .filter(({ safety }) => safety === 'keeps-url')
      .slice(0, 1)
      .flatMap(fix => fix.edits),
  )
  expect(applyEdits(text, edits)).toBe(notebook(markdown(fixed)))
})

test('comments in cells suppress the findings on their lines', () => {
  const source = markdown(
    String.raw`["[a](<b c>) <!-- hreflint-disable-line -->\n",` + '\n' + String.raw`"[a](<b c>)"]`,
  )
  const text = notebook(source)
  const [first, ...others] = lintDocument(text, 'jupyter', defaultConfig)
  expect(others).toEqual([])
  expect(first?.span.start).toBe(text.lastIndexOf('b c') + 1)
})

/** Ways of writing a code unit in JSON. */
const escapes = ['plain', 'short', 'hex', 'HEX'] as const

function written(unit: string, way: (typeof escapes)[number]): string {
  const hex = unit.charCodeAt(0).toString(16).padStart(4, '0')
  if (way === 'hex') return `\\u${hex}`
  if (way === 'HEX') return `\\u${hex.toUpperCase()}`
  if (way === 'short' && unit === '/') return '\\/'
  return JSON.stringify(unit).slice(1, -1)
}

const pieces = [
  '[a](',
  '<',
  '>',
  ')',
  'b c',
  '\n',
  '\r\n',
  '"',
  '\\',
  '/',
  '|',
  'ü',
  '😀',
  '`',
  '\t',
]
const urls = ['https://a.example:99999/', 'https:\\\\b.example', 'redis://u:p/q@c', '%', '&amp;']
const quoted = ['\nx = "', "\ny = '", '"\n', '<a href="', '">', '# ', '<!-- hreflint-disable -->']
const texts = fc
  .array(fc.constantFrom(...pieces, ...urls, ...quoted), { maxLength: 16 })
  .map(parts => parts.join(''))
/** A decision for each code unit: how it is written, and whether a string ends before it. */
const decisions = fc.array(fc.tuple(fc.constantFrom(...escapes), fc.boolean()), { minLength: 1 })

/** Writes a text as the source of a cell. Returns where each of its code units begins and ends. */
function sourceOf(text: string, ways: readonly (readonly [(typeof escapes)[number], boolean])[]) {
  let source = '["'
  const places: (readonly [start: number, end: number])[] = []
  for (let at = 0; at < text.length; at++) {
    const [way, isBorder] = ways[at % ways.length] ?? ['plain', false]
    // Half a pair that is not escaped cannot be written to a file.
    const isPair = /[\uD800-\uDFFF]/.test(text.charAt(at))
    if (isBorder && !isPair) source += '",\n  "'
    const start = source.length
    source += isPair && way !== 'hex' ? text.charAt(at) : written(text.charAt(at), way)
    places.push([start, source.length])
  }
  return { source: `${source}"]`, places }
}

describe.each([
  ['markdown', 'markdown'],
  ['code', 'python'],
])('a cell of %s', (type, language) => {
  it('has the findings of the same text in a file, however it is escaped', () => {
    fc.assert(
      fc.property(texts, decisions, (text, ways) => {
        const { source, places } = sourceOf(text, ways)
        const before = `{"cells":[{"cell_type":"${type}","source":`
        const whole = `${before}${source}}]}`
        expect(JSON.parse(whole).cells[0].source.join('')).toBe(text)
        const plain = locateUrls(text, language)
        const inCell = locateUrls(whole, 'jupyter')
        expect(inCell.map(url => url.text)).toEqual(plain.map(url => url.text))
        for (const [index, url] of plain.entries()) {
          for (let at = 0; at < url.text.length; at++) {
            const own = url.map.toSourceSpan({ start: at, end: at + 1 })
            const [start = 0] = places[own.start] ?? []
            const [, end = 0] = places[own.end - 1] ?? []
            expect(inCell[index]?.map.toSourceSpan({ start: at, end: at + 1 })).toEqual({
              start: start + before.length,
              end: end + before.length,
            })
          }
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('is still JSON after any edit, which changes its text as it should', () => {
    fc.assert(
      fc.property(
        ...([texts, decisions, fc.nat(), fc.string({ unit: 'binary', maxLength: 3 })] as const),
        (text, ways, from, replacement) => {
          const whole = `{"cells":[{"cell_type":"${type}","source":${sourceOf(text, ways).source}}]}`
          const plain = locateUrls(text, language)
          for (const [index, url] of locateUrls(whole, 'jupyter').entries()) {
            const start = from % (url.text.length + 1)
            const span = { start, end: Math.min(start + 1, url.text.length) }
            const edit = url.map.toEditSpan(span)
            const escaped = url.escape(replacement)
            const ofPlain = plain[index]?.map.toEditSpan(span) ?? null
            if (edit === null || escaped === null || ofPlain === null) continue
            const edited = applyEdits(whole, [{ span: edit, text: escaped }])
            const expected = applyEdits(text, [
              { span: ofPlain, text: plain[index]?.escape(replacement) ?? '' },
            ])
            expect(JSON.parse(edited).cells[0].source.join('')).toBe(expected)
          }
        },
      ),
      { numRuns: 1000 },
    )
  })
})
