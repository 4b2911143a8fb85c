import { applyEdits } from '@hreflint/core'
import { locateUrls, writeEdits } from '@hreflint/documents'
import { describe, expect, it } from 'vitest'
import { marked } from '../support/marked.ts'

/** Documents with what is removed from a URL marked, and what they then are. */
const cases: readonly [language: string, source: string, after: string | null][] = [
  ['html', '<a href=//h«:80»/b>', '<a href=//h/b>'],
  ['html', '<a href=//h«:80»>', '<a href=//h>'],
  ['html', '<a href=«x:»/b>', '<a href=/b>'],
  ['html', '<a href=«x»"b>', '<a href=&quot;b>'],
  ['html', '<a href=x&amp;«:80»>', '<a href=x&amp;>'],
  ['html', '<a href=😀«:»b>', '<a href=😀b>'],
  ['html', '<a href=«//h:80/b»>', null],
  ['html', '<a href="«//h:80/b»">', '<a href="">'],
  ['html', '<img srcset="/a 1x, //h«:80»/b 2x">', '<img srcset="/a 1x, //h/b 2x">'],
  ['html', '<img srcset="a,«:80»b 2x">', '<img srcset="a,b 2x">'],
  ['html', '<img srcset="«:80»b, c 2x">', '<img srcset="b, c 2x">'],
  // A comma would divide, not belong to the URL.
  ['html', '<img srcset="a,«b» 2x">', null],
  ['html', '<img srcset="«b»,c 2x">', null],
  ['html', '<img srcset="a 1x, «b» 2x">', null],
  ['html', '<img srcset="{{ a }}«:80»/b 2x">', '<img srcset="{{ a }}/b 2x">'],
  ['html', '<img srcset="{{ a }}«:80» 2x">', null],
  ['html', '<a ping="/a //h«:80»/b">', '<a ping="/a //h/b">'],
  ['html', '<iframe srcdoc="<a href=//h«:80»/b>">', '<iframe srcdoc="<a href=//h/b>">'],
  ['markdown', '<a href=//h«:80»/b>c</a>', '<a href=//h/b>c</a>'],
  ['markdown', 'https://h.example/b«c»d', 'https://h.example/bd'],
]

describe('a removal from a URL', () => {
  it.each(cases)('%s: %s', (language, source, after) => {
    const { text, spans } = marked(source)
    const [removed] = spans
    const written = locateUrls(text, language).flatMap(url => {
      const starts = Array.from(url.text, (_, at) => at)
      const at = (edge: 'start' | 'end', offset: number | undefined) =>
        starts.find(start => url.map.toSourceSpan({ start, end: start + 1 })[edge] === offset)
      const start = at('start', removed?.start)
      const last = at('end', removed?.end)
      if (start === undefined || last === undefined) return []
      return [writeEdits([{ span: { start, end: last + 1 }, text: '' }], url)]
    })
    expect(written.map(edits => edits && applyEdits(text, edits))).toEqual([after])
  })

  it('several are made one beside the other', () => {
    const source = '<a href=abcdef>'
    const [url] = locateUrls(source, 'html')
    const remove = (start: number, end: number) => ({ span: { start, end }, text: '' })
    const after = (...edits: ReturnType<typeof remove>[]) => {
      const written = url === undefined ? null : writeEdits(edits, url)
      return written && applyEdits(source, written)
    }
    expect(after(remove(1, 2), remove(3, 4))).toBe('<a href=acef>')
    expect(after(remove(0, 1), remove(2, 3))).toBe('<a href=bdef>')
    expect(after(remove(0, 1), remove(1, 2))).toBeNull()
  })
})
