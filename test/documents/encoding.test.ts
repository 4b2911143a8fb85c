import { encodingOfBytes, locateDocument } from '@hreflint/documents'
import { lintDocument } from '@hreflint/linter'
import { describe, expect, it } from 'vitest'

/** The encoding of a document, and that of its last URL. */
function encodings(language: string, source: string): [string, string | undefined] {
  const { encoding, urls } = locateDocument(source, language)
  return [encoding, [...urls].at(-1)?.encoding]
}

describe('an XML declaration', () => {
  const root = '<html><a href="b"/></html>'
  it.each<[declaration: string, encoding: string]>([
    ['<?xml version="1.0" encoding="ISO-8859-1"?>', 'windows-1252'],
    ["<?xml version='1.0' encoding = 'koi8-r' standalone='yes'?>", 'koi8-r'],
    ['<?xml encoding="big5"?>', 'big5'],
    ['<?xml version="1.0" encoding="UTF-16"?>', 'utf-8'],
    ['<?xml version="1.0" encoding="no-such"?>', 'utf-8'],
    ['<?xml version="1.0" encoding=" big5"?>', 'utf-8'],
    ['<?xml version="1.0" encoding=big5?>', 'utf-8'],
    ['<?xml version="1.0"?><!-- encoding="big5" -->', 'utf-8'],
    [' <?xml version="1.0" encoding="big5"?>', 'utf-8'],
    ['\uFEFF<?xml version="1.0" encoding="big5"?>', 'utf-8'],
    ['<!-- --><?xml version="1.0" encoding="big5"?>', 'utf-8'],
    ['<?xml version="1.0" encoding="big5', 'utf-8'],
  ])('%s: %s', (declaration, encoding) => {
    for (const language of ['html', 'xhtml', 'svg']) {
      const source = `${declaration}${root}`
      expect([language, ...encodings(language, source).slice(0, 1)]).toEqual([language, encoding])
    }
  })

  it('is the encoding of the URLs that HTML, SVG and MathML define', () => {
    const declaration = '<?xml version="1.0" encoding="koi8-r"?>'
    expect(encodings('xhtml', `${declaration}<html><a href="b"/></html>`)[1]).toBe('koi8-r')
    expect(encodings('svg', `${declaration}<svg><a href="b"/></svg>`)[1]).toBe('koi8-r')
    expect(encodings('xml', `${declaration}<rss><link>b</link></rss>`)).toEqual(['koi8-r', 'utf-8'])
    const style = `${declaration}<svg><rect fill="url(b)"/></svg>`
    expect(encodings('svg', style)[1]).toBe('utf-8')
  })

  it('yields to a meta element in HTML', () => {
    const source = '<?xml version="1.0" encoding="koi8-r"?><meta charset=big5><a href=b>'
    expect(encodings('html', source)).toEqual(['big5', 'big5'])
  })

  it.each([
    ['xhtml', '<html><a href="/?ö"/></html>'],
    ['svg', '<svg><a xlink:href="/?ö"/></svg>'],
    ['html', '<a href="/?ö">'],
  ])('makes a query in %s a finding', (language, source) => {
    const declared = `<?xml version="1.0" encoding="iso-8859-1"?>${source}`
    const [finding] = lintDocument(declared, language)
    expect(finding?.code).toBe('document/legacy-encoded-query')
    expect(finding?.span.start).toBe(declared.indexOf('ö'))
    expect(finding?.message).toContain('%F6')
    expect(finding?.fixes).toMatchObject([{ edits: [{ text: '%C3%B6' }] }])
    expect(lintDocument(source, language)).toEqual([])
  })
})

describe('a document in a document', () => {
  it.each<[what: string, source: string, encoding: string]>([
    ['srcdoc is characters', '<meta charset=big5><iframe srcdoc="<a href=b>"></iframe>', 'utf-8'],
    [
      'srcdoc declares nothing',
      '<iframe srcdoc="<meta charset=big5><a href=b>"></iframe>',
      'utf-8',
    ],
    [
      'srcdoc in srcdoc',
      '<meta charset=big5><iframe srcdoc="<iframe srcdoc=\'<a href=b>\'>">',
      'utf-8',
    ],
    [
      'a conditional comment is part of its document',
      '<meta charset=big5><!--[if IE]><meta charset=koi8-r><a href=b><![endif]-->',
      'big5',
    ],
    [
      'a conditional comment before the declaration',
      '<!--[if IE]><a href=b><![endif]--><meta charset=big5>',
      'big5',
    ],
  ])('%s', (_, source, encoding) => {
    expect(encodings('html', source)[1]).toBe(encoding)
  })
})

describe('the encoding of a file', () => {
  const bytes = (text: string): Uint8Array => Uint8Array.from(text, unit => unit.charCodeAt(0))
  it.each<[language: string, file: string, encoding: string]>([
    ['html', '', 'utf-8'],
    ['html', '<p>', 'utf-8'],
    ['html', '\xEF\xBB\xBF<meta charset=koi8-r>', 'utf-8'],
    ['html', '\xFE\xFF\0<\0p', 'utf-16be'],
    ['html', '\xFF\xFE<\0p\0', 'utf-16le'],
    ['html', '<?xml encoding="koi8-r"?><p>', 'koi8-r'],
    ['html', '<meta charset=koi8-r>', 'koi8-r'],
    ['html', `<!-- ${'x'.repeat(1000)} --><meta charset=koi8-r>`, 'koi8-r'],
    ['html', `<!-- ${'x'.repeat(10_000)} --><meta charset=koi8-r>`, 'utf-8'],
    ['html', '<meta http-equiv=content-type content="text/html; charset=euc-kr">\xBE', 'euc-kr'],
    ['php', '<?php /* <meta charset=big5> */ ?><meta charset=koi8-r>', 'koi8-r'],
    ['xhtml', '<?xml version="1.0" encoding="iso-8859-2"?>', 'iso-8859-2'],
    ['xml', '<\0?\0x\0m\0l\0', 'utf-16le'],
    ['xml', '\0<\0?\0x\0m\0l', 'utf-16be'],
    ['css', '@charset "iso-8859-15"; a {}', 'iso-8859-15'],
    ['css', '@charset "utf-16";', 'utf-8'],
    ['css', "@charset 'koi8-r';", 'utf-8'],
    ['css', ' @charset "koi8-r";', 'utf-8'],
    ['css', '/**/@charset "koi8-r";', 'utf-8'],
    ['markdown', '<meta charset=koi8-r>', 'utf-8'],
    ['no-such', '\xFF\xFEa\0', 'utf-16le'],
    ['no-such', 'a', 'utf-8'],
  ])('%s: %j is %s', (language, file, encoding) => {
    expect(encodingOfBytes(bytes(file), language)).toBe(encoding)
  })
})
