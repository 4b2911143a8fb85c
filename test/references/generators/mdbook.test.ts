import { locateDocument } from '@hreflint/documents'
import { anchorsOf, findProfile, readRedirects } from '@hreflint/references'
import { describe, expect, test } from 'vitest'
import { breaks, leadsTo, type TinySite } from '../tiny-site.ts'

// mdBook is a package of neither npm nor Debian. What it makes is taken from its guide and its source code, 0.4 and 0.5.

const book = (files: TinySite['files'] = [], document = 'src/a.md'): TinySite => ({
  document,
  files,
  profile: 'mdbook',
})

describe('ids of headings', () => {
  const newest = (document: string) => idsOf(document).offered
  const known = (document: string) => [...idsOf(document).places.keys()]
  function idsOf(document: string) {
    const { structure } = locateDocument(document, 'markdown', { structure: true })
    if (structure === undefined) throw new Error('There is no structure.')
    return anchorsOf(structure, findProfile('mdbook'))
  }

  test.each([
    ['Words become lower case, and spaces hyphens', 'Hello, Big  World', 'hello-big--world'],
    ['the text of code counts', '`--quiet`: say less', '--quiet-say-less'],
    ['a picture sign is left out, and its spaces stay', 'Call 🎉 me', 'call--me'],
    ['underscores and hyphens stay', 'x_-_y 9', 'x_-_y-9'],
    ['letters of every script stay', '日本語 Текст', '日本語-текст'],
    ['capital letters of every script become small', 'Ärger', 'ärger'],
    ['two hyphens are a dash, which is left out', 'One -- two', 'one--two'],
    ['three hyphens are a dash as well', 'One---two', 'onetwo'],
    ['the text of a link counts', '[The *end*](x.md)', 'the-end'],
    ['a type of Rust', 'The `Result<T>` type: 2nd', 'the-resultt-type-2nd'],
    ['nothing but signs', '!?…', 'section'],
  ])('%s', (_, heading, id) => {
    expect(newest(`# ${heading}\n`)).toEqual([id])
  })

  test('of earlier versions are known: with the dash as it is written, and with the case of Ä', () => {
    expect(known('# One -- two\n')).toContain('one----two')
    expect(known('# Ärger\n')).toContain('Ärger')
  })

  test('are numbered from 1, also where a number is taken', () => {
    expect(newest('# Über\n# Über\n# Über\n')).toEqual(['über', 'über-1', 'über-2'])
    expect(newest('# ::\n# !!!\n# Real\n# ***!***\n')).toEqual([
      'section',
      'section-1',
      'real',
      'section-2',
    ])
    expect(newest('# a-1\n# a\n# a\n')).toEqual(['a-1', 'a', 'a-2'])
  })

  leadsTo('# Long heading {#short .wide}\n[x](#short)', ['src/a.md'], book())
  leadsTo('Term\n: What it means.\n\n[x](#term)', ['? fragment'], book())
  leadsTo('{{#include b.md}}\n\n[x](#heading-of-b)', ['? fragment'], book())
  breaks('# One\n[x](#«two»)', ['missing-fragment'], book())
  // Headings that are written in HTML get no id.
  breaks('<h2>One</h2>\n\n[x](#«one»)', ['missing-fragment'], book())
})

describe('footnotes', () => {
  leadsTo(
    'A[^n].\n\n[^n]: Note.\n\n[x](#footnote-n) [x](#fr-n-1)',
    ['? fragment', '? fragment'],
    book(),
  )
})

describe('pages', () => {
  leadsTo('[b](b.md) [b](b.html) [b](./sub/../b.md)', Array(3).fill('src/b.md'), book(['src/b.md']))
  leadsTo(
    '[c](c/README.md) [c](c/index.html) [c](c/)',
    Array(3).fill('src/c/README.md'),
    book(['src/c/README.md']),
  )
  // A README is made into `index.html`, whatever the case of its name, and a link to `.md` is renamed without a look.
  leadsTo('[c](c/index.md)', ['src/c/README.md'], book(['src/c/README.md']))
  leadsTo(
    '[c](c/index.md) [c](c/index.html)',
    Array(2).fill('src/c/Readme.md'),
    book(['src/c/Readme.md']),
  )
  leadsTo('[p](page.md)', ['src/page.html'], book(['src/page.html']))
  // What is not Markdown is copied.
  leadsTo(
    '![p](img/p.png) [d](data.csv)',
    ['src/img/p.png', 'src/data.csv'],
    book(['src/img/p.png', 'src/data.csv']),
  )
  breaks('[b](«none.md») ![p](«img/none.png»)', ['missing-file', 'missing-file'], book())
  breaks('[b](«../b.md»)', ['outside-root'], book(['b.md']))
})

describe('what mdBook adds', () => {
  const made = ['index', 'print', 'toc', '404']
  leadsTo(
    made.map(name => `[x](${name}.md) [x](${name}.html)`).join(' '),
    Array(8).fill('? generated'),
    book(),
  )
  leadsTo(
    '![x](../favicon.png) ![x](../favicon.svg)',
    ['? generated', '? generated'],
    book([], 'src/b/a.md'),
  )
  breaks('[x](«sub/print.md»)', ['missing-file'], book())
})

describe('[output.html.redirect]', () => {
  const table = `[book]
title = "x"
[output.html.redirect]
"/old.html" = "new.html"
"/deep/old.html" = "../new.html#part"
"/away.html" = "https://example.org/"
"/new.html#old-part" = "new.html#part"
bare = "b.html"
`
  test('is a table of pages, with addresses relative to them', () => {
    const place = { basePath: '/book/', holds: 'sources' } as const
    expect(
      readRedirects('book.toml', table, place).map(({ from, to, fromSpan, toSpan }) => ({
        from,
        to,
        written: [fromSpan, toSpan].map(({ start, end }) => table.slice(start, end)),
      })),
    ).toEqual([
      { from: '/book/old.html', to: '/book/new.html', written: ['/old.html', 'new.html'] },
      {
        from: '/book/deep/old.html',
        to: '/book/new.html#part',
        written: ['/deep/old.html', '../new.html#part'],
      },
      {
        from: '/book/away.html',
        to: 'https://example.org/',
        written: ['/away.html', 'https://example.org/'],
      },
    ])
    expect(readRedirects('book.toml', '[output.html.redirect\n', place)).toEqual([])
    expect(readRedirects('book.toml', '[book]\ntitle = "redirect"\n', place)).toEqual([])
  })

  const files = { 'book.toml': table, 'src/new.md': '# Part\n' }
  leadsTo(
    '[x](away.md) [x](away.html) [x](deep/old.md#y)',
    Array(3).fill('? redirected'),
    book(files),
  )
  breaks('[x](«gone.md»)', ['missing-file'], book(files))
  breaks('[x](«old.md») [x](«old.html»)', ['redirected', 'redirected'], {
    ...book(files),
    asked: ['reference/redirected'],
  })
})
