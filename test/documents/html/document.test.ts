import { anyPage } from '@hreflint/core'
import { type EmbeddedUrl, locateDocument } from '@hreflint/documents'
import { describe, expect, it } from 'vitest'

const locate = (text: string, documentUrl?: string) => {
  const located = locateDocument(text, 'html', { documentUrl })
  return { ...located, urls: [...located.urls] }
}

/** The text and base of each URL. */
function bases(text: string, documentUrl?: string): [string, EmbeddedUrl['base']][] {
  return locate(text, documentUrl).urls.map(url => [url.text, url.base])
}

describe('base', () => {
  it('is the first with href, anywhere in the document', () => {
    const text = '<a href=a><base target=x><base href="/b/"><base href="/c/"><a href=d>'
    expect(bases(text, 'https://h/x/y')).toEqual([
      ['a', 'https://h/b/'],
      ['/b/', null],
      ['/c/', null],
      ['d', 'https://h/b/'],
    ])
  })

  it('resolves against each address that a page can have if that is not known', () => {
    expect(bases('<base href="b/"><a href=a>')).toEqual([
      ['b/', null],
      ['a', anyPage.map(page => new URL('b/', page).href)],
    ])
    expect(bases('<base href="https://h/b/"><a href=a>').at(-1)).toEqual(['a', 'https://h/b/'])
    expect(bases('<a href=a>')).toEqual([['a', null]])
  })

  it.each<[what: string, text: string, base: string | null]>([
    ['in a template is none', '<template><base href="/b/"></template><a href=a>', null],
    [
      'in a closed template does not hide others',
      '<template></template><base href="/b/"><a href=a>',
      'https://h/b/',
    ],
    [
      'in noscript is text where scripts run',
      '<noscript><base href="/b/"></noscript><a href=a>',
      null,
    ],
    [
      'after noscript counts',
      '<NOSCRIPT><link href=c></NOSCRIPT ><base href="/b/"><a href=a>',
      'https://h/b/',
    ],
    ['in SVG is none', '<svg><base href="/b/"/></svg><a href=a>', null],
    [
      'with data: is ignored, and the second does not step in',
      '<base href="data:,x"><base href="/b/"><a href=a>',
      null,
    ],
    ['with javascript: is ignored', '<base href="javascript:0"><a href=a>', null],
    ['that does not parse is ignored', '<base href="http://[/"><a href=a>', null],
    [
      'with an opaque path counts',
      '<base href="mailto:x@y.example"><a href=a>',
      'mailto:x@y.example',
    ],
    ['is decoded and stripped', '<base href=" &#x2F;b/ "><a href=a>', 'https://h/b/'],
    ['that is empty is the document', '<base href=""><a href=a>', 'https://h/x'],
    ['that a template fills in is not known', '<base href="{{ b }}"><a href=a>', null],
  ])('%s', (_, text, base) => {
    expect(bases(text, 'https://h/x').at(-1)).toEqual(['a', base])
  })

  it('does not concern URLs that resolve against nothing', () => {
    const text = '<base href="/b/"><p itemtype="https://t/"><meta property="og:url" content="c">'
    expect(bases(text).slice(1)).toEqual([
      ['https://t/', 'none'],
      ['c', 'none'],
    ])
  })

  it('is shown with the URLs that it concerns', () => {
    const text = '<base href=" /b/ "><a href=a>'
    expect(locate(text).urls.map(url => url.baseSpan)).toEqual([undefined, { start: 13, end: 16 }])
  })

  /** The facts of each base, with a map that gives back its span. */
  const basesOf = (...args: Parameters<typeof locate>) =>
    locate(...args).bases.map(({ map, ...facts }) => {
      expect(map.toSourceSpan({ start: 0, end: facts.text.length })).toEqual(facts.span)
      return facts
    })

  it('is told with its facts', () => {
    const text = '<a href=a><img src=b><base href="data:,x"><base href="/b/"><base href="{{ c }}">'
    const urlBefore = { start: 8, end: 9 }
    expect(basesOf(text, 'https://h/')).toEqual([
      {
        span: { start: 33, end: 40 },
        text: 'data:,x',
        effective: false,
        url: 'data:,x',
        urlBefore,
      },
      {
        span: { start: 54, end: 57 },
        text: '/b/',
        effective: false,
        url: 'https://h/b/',
        urlBefore,
      },
      { span: { start: 71, end: 78 }, text: '{{ c }}', effective: false, url: null, urlBefore },
    ])
    expect(basesOf('<meta http-equiv=refresh content="0;url=x"><base href="{{ c }}">')).toEqual([
      {
        span: { start: 55, end: 62 },
        text: '{{ c }}',
        effective: true,
        url: null,
        urlBefore: null,
      },
    ])
    expect(basesOf('<base href="http://[">')).toEqual([
      {
        span: { start: 12, end: 20 },
        text: 'http://[',
        effective: false,
        url: null,
        urlBefore: null,
      },
    ])
  })
})

describe('srcdoc', () => {
  it('inherits the base of the document, which may come later', () => {
    const text = '<iframe srcdoc="<a href=a>"></iframe><base href="/b/">'
    expect(bases(text, 'https://h/')).toEqual([
      ['a', 'https://h/b/'],
      ['/b/', null],
    ])
  })

  it('has a base of its own, which resolves against that of the document', () => {
    const text =
      '<base href="/b/"><iframe srcdoc="<base href=&quot;c/&quot;><a href=a>"></iframe><a href=d>'
    expect(bases(text, 'https://h/')).toEqual([
      ['/b/', null],
      ['c/', 'https://h/b/'],
      ['a', 'https://h/b/c/'],
      ['d', 'https://h/b/'],
    ])
    expect(locate(text).urls[2]?.baseSpan).toEqual({ start: 50, end: 52 })
    expect(locate(text).bases).toHaveLength(1)
  })

  it('nests', () => {
    const text = `<iframe srcdoc='<iframe srcdoc="<a href=a&amp;#x62;>">'>`
    const [url] = locate(text).urls
    expect(url?.text).toBe('ab')
    expect(url?.map.toSourceSpan({ start: 1, end: 2 })).toEqual({ start: 41, end: 51 })
    expect(url?.escape('"')).toBe('&amp;amp;quot;')
  })
})

describe('encoding', () => {
  it.each<[text: string, encoding: string]>([
    ['<a href=a>', 'utf-8'],
    ['<meta charset=utf-8>', 'utf-8'],
    ['<meta charset=" ISO-8859-1 ">', 'windows-1252'],
    ['<meta charset=no-such><meta charset=sjis>', 'shift_jis'],
    ['<meta charset=koi8-r><meta charset=utf-8>', 'koi8-r'],
    ['<meta charset=utf-16>', 'utf-8'],
    ['<meta charset=x-user-defined>', 'windows-1252'],
    ['<meta charset=iso-2022-kr>', 'utf-8'],
    ['\uFEFF<meta charset=koi8-r>', 'utf-8'],
    ['<meta http-equiv=Content-Type content="text/html; charset=big5">', 'big5'],
    ['<meta content="text/html; CharSet = \'big5\'" http-equiv=content-type>', 'big5'],
    ['<meta content="text/html; charset=big5">', 'utf-8'],
    ['<meta http-equiv=refresh content="charset=big5">', 'utf-8'],
    ['<svg><meta charset=big5>', 'big5'],
    ['<!-- <meta charset=big5> -->', 'utf-8'],
  ])('%s: %s', (text, encoding) => {
    const located = locate(`${text}</svg><a href=b>`)
    expect(located.encoding).toBe(encoding)
    expect(located.urls.at(-1)?.encoding).toBe(encoding)
  })

  it('is that of the document for URLs before it, and UTF-8 for data blocks', () => {
    const text =
      '<a href=a><script type=importmap>{"imports":{"b":"/b"}}</script><meta charset=big5>'
    expect(locate(text).urls.map(({ encoding }) => encoding)).toEqual(['big5', 'utf-8'])
  })
})

describe('comments', () => {
  it('are told with their spans', () => {
    const text = '<!-- a --><!--b--!><p title="<!-- c -->"><script><!-- d --></script><!-- e'
    expect(locate(text).comments).toEqual([
      { span: { start: 0, end: 10 }, text: ' a ' },
      { span: { start: 10, end: 19 }, text: 'b' },
      { span: { start: 68, end: 74 }, text: ' e' },
    ])
  })

  it('are those of style sheets as well', () => {
    expect(locate('<style>/* a */ p { b: url(c) }</style>').comments).toEqual([
      { span: { start: 7, end: 14 }, text: ' a ' },
    ])
  })
})

describe('comments of templates', () => {
  it.each([
    ['{# a #}<!-- b -->', [' a ', ' b ']],
    ['<!-- b -->{{! a }}{{!-- c --}}', [' b ', ' a ', ' c ']],
    ['<%# a %><%-- b --%><% c %>', [' a ', ' b ']],
    ['<a href="{# a #}">', [' a ']],
  ])('%s', (text, comments) => {
    expect(locate(text).comments.map(comment => comment.text)).toEqual(comments)
  })
})

describe('large documents', () => {
  it('overflow no stack', () => {
    const many = (text: string): string => text.repeat(100_000)
    expect(locate(`${many('<div>')}<a href=x>`).urls).toHaveLength(1)
    expect(locate(`${many('<svg>')}<a href=x>`).urls).toHaveLength(1)
    expect(locate(`<b><svg></b>${many('<b><div>')}${many('</b>')}<a href=x>`).urls).toHaveLength(1)
    expect(locate(`<a ${many('title=x ')} href=y>`).urls).toHaveLength(1)
    expect(locate(`<a href="${many('&amp;{{ a }}')}">`).urls[0]?.holes).toHaveLength(100_000)
    expect(locate(many('<a href="')).urls).toEqual([])
    expect(locate(many('<!--') + many('<a')).urls).toEqual([])
    expect(locate(`<img srcset="${many('a 1x,')}">`).urls).toHaveLength(100_000)
  }, 120_000)
})
