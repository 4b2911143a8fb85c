import { applyEdits } from '@hreflint/core'
import { locateUrls } from '@hreflint/documents'
import { lintDocument } from '@hreflint/linter'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectSame } from '../../support/expect-same.ts'
import { mark, marked } from '../../support/marked.ts'

const document = (subset: string, url: string): string =>
  `<!DOCTYPE a [${subset}]><a href="${url}"/>`

const only = (source: string, language = 'xml') => {
  const [url, ...more] = locateUrls(source, language)
  expect(more).toEqual([])
  return url
}

describe('entities of the internal subset', () => {
  // What expat makes of them.
  it.each([
    ['<!ENTITY b "c d">', '&b;/e f', 'c d/e f'],
    [`<!ENTITY b 'x&#38;amp;y'><!ENTITY b "z">`, '&b;', 'x&y'],
    ['<!ENTITY b "&c;/"><!ENTITY c "http://h">', '&b;&c;', 'http://h/http://h'],
    ['<!ENTITY b "x\ty&#10;z&#38;#10;w">', '&b;', 'x y z\nw'],
    ['<!ENTITY b "x\r\n y">', '&b;', 'x  y'],
    ['<!-- <!ENTITY b "no"> --><?x <!ENTITY b "no"> ?><!ENTITY b "yes">', '&b;', 'yes'],
    ['<!ELEMENT b ANY><!ATTLIST a href CDATA ">"><!ENTITY b "]>">', '&b;', ']>'],
    ['<!ENTITY lt "&#38;#60;"><!ENTITY b "&lt;&amp;&quot;">', '&b;', '<&"'],
    ['<!ENTITY b "">', 'x&b;y', 'xy'],
    ['<!ENTITY % p "x"><!ENTITY b "&#37;p;">', '&b;', '%p;'],
  ])('%s: %s is %j', (subset, written, text) => {
    expect(only(document(subset, written))).toMatchObject({ text, holes: [] })
  })

  it.each([
    ['an entity in another file', '<!ENTITY b SYSTEM "c">'],
    ['whose first declaration is in another file', '<!ENTITY b SYSTEM "c"><!ENTITY b "d">'],
    ['after a parameter entity, which may declare it', '%p;<!ENTITY b "c">'],
    ['with a parameter entity in it', '<!ENTITY b "%p;">'],
    ['with markup in it', '<!ENTITY b "<c/>">'],
    ['with markup in what it refers to', '<!ENTITY b "&c;"><!ENTITY c "&#60;d/>">'],
    ['with an ampersand alone', '<!ENTITY b "c=1&#38;d=2">'],
    ['that refers to itself', '<!ENTITY b "&c;"><!ENTITY c "&b;">'],
    ['that refers to what is not declared', '<!ENTITY b "&c;">'],
  ])('%s is not known', (_, subset) => {
    expect(only(document(subset, '/&b;/e'))).toMatchObject({
      text: '/&b;/e',
      holes: [{ start: 1, end: 4 }],
    })
  })

  it('are shown and edited where they are referred to, as a whole', () => {
    const { text: source, spans } = marked(document('<!ENTITY b "http://h/x y">', '«&b;»/z'))
    const url = only(source)
    expect(url?.text).toBe('http://h/x y/z')
    expect(url?.map.toSourceSpan({ start: 10, end: 11 })).toEqual(spans[0])
    expect(url?.map.toEditSpan({ start: 10, end: 11 })).toBeNull()
    expect(url?.map.toEditSpan({ start: 0, end: 12 })).toEqual(spans[0])
    const [{ start = 0, end = 0 } = {}] = spans
    expect(url?.map.toEditSpan({ start: 13, end: 14 })).toEqual({ start: end + 1, end: end + 2 })
    expect(source.slice(start, end)).toBe('&b;')
  })

  it('have findings where they are referred to, and no fix that would write into them', () => {
    const source = document('<!ENTITY b "http://h/x|y">', '&b;/z')
    const [finding, ...more] = lintDocument(source, 'xml')
    expect(more).toEqual([])
    expect(finding && mark(source, [finding.span])).toBe(source.replace('"&b;', '"«&b;»'))
    for (const fix of finding?.fixes ?? []) {
      expect(locateUrls(applyEdits(source, fix.edits), 'xml')[0]?.text).toBe('http://h/x%7Cy/z')
    }
  })

  it('name the namespaces of a drawing, as Illustrator writes them', () => {
    const source = `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
      <!ENTITY ns_svg "http://www.w3.org/2000/svg">
      <!ENTITY ns_xlink "http://www.w3.org/1999/xlink">
    ]><svg xmlns="&ns_svg;" xmlns:l="&ns_xlink;"><a l:href="/x y"/><a href="&ns_svg;"/></svg>`
    const urls = locateUrls(source, 'svg').map(({ text }) => text)
    expect(urls.slice(1)).toEqual(['/x y', 'http://www.w3.org/2000/svg'])
    expect(lintDocument(source, 'svg').map(({ span }) => mark(source, [span]))).toEqual([
      source.replace('/x y', '/x« »y'),
    ])
  })

  it('are expanded in text and style sheets as well', () => {
    const subset = '<!DOCTYPE a [<!ENTITY h "https://h/a&#10;b">]>'
    const text = only(`${subset}<urlset><loc>&h;c</loc></urlset>`)?.text
    expect(text).toBe('https://h/a\nbc')
    const style = '<!DOCTYPE a [<!ENTITY s "url(/a|b)">]><svg><a style="fill: &s;"/></svg>'
    expect(only(style, 'svg')?.text).toBe('/a|b')
  })

  it('come after the entities of XML and before those of HTML', () => {
    const source =
      '<!DOCTYPE html [<!ENTITY verbar "x"><!ENTITY amp "y">]><a href="&verbar;&amp;&num;"/>'
    expect(only(source, 'xhtml')?.text).toBe('x&#')
  })
})

describe('an entity of entities of entities', () => {
  const bomb = (levels: number, times: number): string =>
    Array.from({ length: levels }, (_, level) => {
      const inner = level === 0 ? 'ha' : `&e${level - 1};`
      return `<!ENTITY e${level} "${inner.repeat(times)}">`
    }).join('')

  it('is not known where it is too long', () => {
    expect(only(document(bomb(30, 10), '&e29;'))?.holes).toHaveLength(1)
    expect(only(document(bomb(2, 10), '&e1;'))?.text).toBe('ha'.repeat(100))
  })

  it('comes to a bounded text however often it is referred to', () => {
    const urls = locateUrls(document(bomb(3, 10), '&e2;'.repeat(300_000)), 'xml')
    expect(urls[0]?.text.length).toBeLessThan(8_000_000)
  })

  it('overflows no stack', () => {
    const chain = Array.from({ length: 50_000 }, (_, at) => `<!ENTITY e${at} "&e${at + 1};">`)
    expect(only(document(chain.join(''), '&e0;'))?.holes).toHaveLength(1)
    expect(only(document(`<!ENTITY b "${'&#38;'.repeat(200_000)}">`, '&b;'))?.holes).toHaveLength(1)
  })
})

describe('the maps of URLs with entities', () => {
  const piece = fc.constantFrom(
    'a',
    '/',
    ' ',
    '|',
    '&e;',
    '&f;',
    '&amp;',
    '&#65;',
    '\r\n',
    'é😀',
    '&x;',
  )
  const content = fc.array(piece, { maxLength: 8 }).map(pieces => pieces.join(''))
  const inEntity = content.map(text => text.replace(/&[efx];/g, ''))

  it('lead each character of an entity to its reference, and each other to itself', () => {
    fc.assert(
      fc.property(inEntity, inEntity, content, (e, f, written) => {
        const source = document(`<!ENTITY e "${e}"><!ENTITY f "&e;${f}">`, written)
        const url = only(source)
        if (url === undefined) return
        for (let at = 0; at < url.text.length; at++) {
          const { start, end } = url.map.toSourceSpan({ start: at, end: at + 1 })
          const found = source.slice(start, end)
          const isSame = found === url.text[at] || /^(?:&[^;]+;|\r\n)$/.test(found)
          expectSame(isSame, true, { source, at, found })
          const edit = url.map.toEditSpan({ start: at, end: at + 1 })
          if (edit === null) continue
          const written = url.escape('~')
          const edited = applyEdits(source, [{ span: edit, text: written ?? '' }])
          const expected = `${url.text.slice(0, at)}~${url.text.slice(at + 1)}`
          expectSame(locateUrls(edited, 'xml')[0]?.text, expected.replace(/^ +| +$/g, ''), {
            edited,
          })
        }
      }),
      { numRuns: 1500 },
    )
  })
})
