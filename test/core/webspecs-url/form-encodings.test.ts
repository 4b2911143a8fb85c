import {
  type FormEntry,
  parseForm,
  serializeByte,
  serializeForm,
} from '@hreflint/core/specs/webspecs-url'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

describe('parsing with an encoding override', () => {
  const cases: readonly [input: string, encoding: string, entries: readonly FormEntry[]][] = [
    ['a=%E9+x', 'windows-1252', [['a', 'é x']]],
    ['a=%E9', 'latin1', [['a', 'é']]],
    ['a=%C3%A9', 'utf-8', [['a', 'é']]],
    ['a=%C3%A9', 'utf-16le', [['a', 'é']]],
    ['%83%65%83%58%83%67=%83X', 'shift_jis', [['テスト', 'ス']]],
    ['a=%83', 'shift_jis', [['a', '\uFFFD']]],
    ['a=%B0%A1', 'euc-kr', [['a', '가']]],
    ['a=%FF%FEx', 'windows-1252', [['a', 'ÿþx']]],
    ['a=%zz%', 'windows-1252', [['a', '%zz%']]],
    ['a=%26%238364%3B', 'windows-1251', [['a', '&#8364;']]],
  ]
  test.each(cases)('%s in %s', (input, encoding, entries) => {
    expect(parseForm(input, { encoding })).toEqual(entries)
  })

  test('octets above 0x7F fail, unless in UTF-8', () => {
    expect(parseForm('a=é', { encoding: 'windows-1252' })).toBe(null)
    expect(parseForm('a=\uD800', { encoding: 'shift_jis' })).toBe(null)
    expect(parseForm('a=é', { encoding: 'utf-8' })).toEqual([['a', 'é']])
    expect(parseForm('a=é')).toEqual([['a', 'é']])
  })

  test('an unknown label is named', () => {
    expect(() => parseForm('a', { encoding: 'klingon' })).toThrow(/"klingon".*utf-8/)
    expect(() => serializeForm([], 'klingon')).not.toThrow()
    expect(() => serializeForm([['a', '']], 'klingon')).toThrow(/"klingon".*utf-8/)
  })
})

describe('octets that are not UTF-8 become U+FFFD as the decoder of the platform says', () => {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const escaped = (octets: readonly number[]) =>
    octets.map(octet => `%${octet.toString(16).padStart(2, '0')}`).join('')

  test.each([
    ['%E2%98', '\uFFFD'],
    ['%E2%98x', '\uFFFDx'],
    ['%F0%9F%92', '\uFFFD'],
    ['%F0%9F%92%F0%9F%92%A9', '\uFFFD💩'],
    ['%C3é', '\uFFFDé'],
    ['%ED%A0%80', '\uFFFD\uFFFD\uFFFD'],
    ['%EF%BB%BFa%FF', '\uFEFFa\uFFFD'],
  ])('%s', (text, expected) => {
    expect(parseForm(text)).toEqual([[expected, '']])
  })

  test('any octets', () => {
    const octet = fc.oneof(
      fc.integer({ min: 0, max: 255 }),
      fc.constantFrom(0xe0, 0xed, 0xef, 0xf0, 0xf4, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf),
    )
    fc.assert(
      fc.property(fc.array(octet, { minLength: 1, maxLength: 8 }), octets => {
        const expected = decoder.decode(Uint8Array.from(octets))
        expect(parseForm(escaped(octets))).toEqual([[expected, '']])
      }),
      { numRuns: 2000 },
    )
  })

  test('a lone surrogate too', () => {
    expect(parseForm('\uD800=%FF\uDC00')).toEqual([['\uFFFD', '\uFFFD\uFFFD']])
  })
})

describe('_charset_', () => {
  const parse = (input: string, encoding?: string) =>
    parseForm(input, { useCharset: true, encoding })

  test('names the encoding of all entries, before and after it', () => {
    expect(parse('a=%E9&_charset_=windows-1252&b=%E9')).toEqual([
      ['a', 'é'],
      ['_charset_', 'windows-1252'],
      ['b', 'é'],
    ])
  })

  test('wins over the override; UTF-8 too', () => {
    expect(parse('a=%C3%A9&_charset_=utf-8', 'windows-1252')).toEqual([
      ['a', 'é'],
      ['_charset_', 'utf-8'],
    ])
  })

  test('counts the first time that it names an encoding', () => {
    expect(parse('a=%E9&_charset_=klingon&_charset_=windows-1252')?.[0]).toEqual(['a', 'é'])
    expect(parse('a=%E9&_charset_=klingon')?.[0]).toEqual(['a', '\uFFFD'])
    expect(parse('a=%C1&_charset_=windows-1251&_charset_=windows-1252')?.[0]).toEqual(['a', 'Б'])
  })

  test('is read as it is written, a plus as a space', () => {
    expect(parse('a=%E9&_charset_=windows%2D1252')?.[0]).toEqual(['a', '\uFFFD'])
    expect(parse('a=%E9&_charset%5F=windows-1252')?.[0]).toEqual(['a', '\uFFFD'])
    expect(parse('a=%E9&_charset_=+Windows-1252+')?.[0]).toEqual(['a', 'é'])
  })

  test('octets that are not escaped are read as it says', () => {
    expect(parse('a=é&_charset_=windows-1252')?.[0]).toEqual(['a', 'Ã©'])
  })

  test('replacement decodes nothing', () => {
    expect(parse('a=b&=&_charset_=iso-2022-kr')?.slice(0, 2)).toEqual([
      ['\uFFFD', '\uFFFD'],
      ['', ''],
    ])
  })

  test('is an entry as any other where it is not asked for', () => {
    expect(parseForm('a=%E9&_charset_=windows-1252')[0]).toEqual(['a', '\uFFFD'])
  })
})

describe('isindex', () => {
  test.each<[string, readonly FormEntry[]]>([
    ['x', [['', 'x']]],
    [
      'x&y',
      [
        ['', 'x'],
        ['y', ''],
      ],
    ],
    ['x=y', [['x', 'y']]],
    ['', [['', '']]],
  ])('%j', (input, entries) => {
    expect(parseForm(input, { isIndex: true })).toEqual(entries)
  })
})

describe('serializing', () => {
  test.each([
    ['é x', undefined, '%C3%A9+x'],
    ['é x', 'windows-1252', '%E9+x'],
    ['テスト', 'shift_jis', '%83e%83X%83g'],
    ['€', 'windows-1251', '%88'],
    ['é☺', 'windows-1251', '%26%23233%3B%26%239786%3B'],
    ['💩', 'big5', '%26%23128169%3B'],
    ["*-._~!'()&=+%/", 'windows-1252', '*-._%7E%21%27%28%29%26%3D%2B%25%2F'],
    ["*-._~!'()&=+%/", undefined, '*-._%7E%21%27%28%29%26%3D%2B%25%2F'],
    ['\uD800\0\n', undefined, '%EF%BF%BD%00%0A'],
    ['\uD800', 'windows-1252', '%26%2365533%3B'],
    ['é', 'utf-16be', '%C3%A9'],
  ])('%j in %s', (text, encoding, expected) => {
    expect(serializeByte(text, encoding)).toBe(expected)
    expect(serializeForm([[text, text]], encoding)).toBe(`${expected}=${expected}`)
  })

  test('a byte order mark is kept, as text is decoded without looking for one', () => {
    expect(parseForm('%EF%BB%BF')).toEqual([['\uFEFF', '']])
    expect(parseForm('%84%31%95%33', { encoding: 'gb18030' })).toEqual([['\uFEFF', '']])
  })

  test.each(['utf-8', 'windows-1252', 'koi8-r', 'shift_jis', 'gb18030'])(
    'what is in %s comes back',
    encoding => {
      const known: Readonly<Record<string, string>> = {
        'windows-1252': 'aé€ &=+%\0',
        'koi8-r': 'aЖя ─&',
        shift_jis: 'aテスト表ｱ &',
        gb18030: 'a中文€💩 &',
        'utf-8': 'aé中💩 &=\0',
      }
      const text = fc.string({ unit: fc.constantFrom(...(known[encoding] ?? 'a')), maxLength: 20 })
      fc.assert(
        fc.property(fc.array(fc.tuple(text, text), { minLength: 1 }), entries => {
          expect(parseForm(serializeForm(entries, encoding), { encoding })).toEqual(entries)
        }),
      )
    },
  )
})
