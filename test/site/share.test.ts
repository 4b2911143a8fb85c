import { readDocumentState, writeDocumentState } from '@hreflint/site/document/document-state'
import { decodeText, encodeText } from '@hreflint/site/share/percent-text'
import { readLink } from '@hreflint/site/share/read-link'
import { firstState, readUrlState, writeUrlState } from '@hreflint/site/url/url-state'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

/** Any UTF-16 units, lone surrogates included. */
const anyText = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 0xd7f0, max: 0xe010 })))
  .map(units => String.fromCharCode(...units))

describe('text of a link', () => {
  test('comes back as it was', () => {
    fc.assert(fc.property(anyText, text => decodeText(encodeText(text)) === text))
  })

  test('is ASCII without delimiters', () => {
    fc.assert(fc.property(anyText, text => /^[\w.!~*'()%-]*$/.test(encodeText(text))))
  })

  test.each(['%', '%E0%A4', '%ED%A0', '%FF', '%ED%A0%C0'])('damaged: %s', text => {
    expect(decodeText(text)).toBeNull()
  })
})

describe('state of URL mode', () => {
  test('comes back as it was', () => {
    fc.assert(
      fc.property(anyText, anyText, (url, base) => {
        const state = { ...firstState, url, base, encoding: 'gbk', spec: 'rfc3986' }
        const fragment = writeUrlState(state)
        expect(fragment).not.toBeNull()
        expect(readUrlState(fragment ?? '', '')).toEqual({ state, problem: null })
      }),
    )
  })

  test.each([
    [[], ''],
    [['parser'], 'parser'],
    [['programs'], 'programs'],
    [['code', 'parser', 'programs'], 'code.parser.programs'],
  ] as const)('has the opened parts: %s', (panels, show) => {
    const fragment = writeUrlState({ ...firstState, url: 'a', panels })
    expect(fragment).toBe(show === '' ? '#url=a' : `#url=a&show=${show}`)
    expect(readUrlState(fragment ?? '', '').state.panels).toEqual(panels)
  })

  test('leaves out parts that a newer version may have', () => {
    const read = readUrlState('#url=a&show=programs.dance', '')
    expect(read).toEqual({
      state: { ...firstState, url: 'a', panels: ['programs'] },
      problem: null,
    })
  })

  test('is the first one without a link, and with a place of the page', () => {
    expect(readUrlState('', '')).toEqual({ state: firstState, problem: null })
    expect(readUrlState('#VPContent', '')).toEqual({ state: firstState, problem: null })
  })

  test('is too long to share', () => {
    expect(writeUrlState({ ...firstState, url: 'x'.repeat(40_000) })).toBeNull()
    expect(writeUrlState({ ...firstState, url: 'ü'.repeat(20_000) })).toBeNull()
  })

  test.each([
    ['#url=a&encoding=latin99', 'encoding “latin99”'],
    ['#url=a&spec=w3c', 'spec “w3c”'],
  ])('is as near as can be: %s', (fragment, words) => {
    const { state, problem } = readUrlState(fragment, '')
    expect(state).toEqual({ ...firstState, url: 'a' })
    expect(problem).toContain(words)
  })

  test.each(['utm_source=mail', 'fbclid=1', 'utm_medium=%', 'gclid'])('does not mind %s', added => {
    const { state, problem } = readUrlState(`#url=a%20b&${added}`, '')
    expect({ url: state.url, problem }).toEqual({ url: 'a b', problem: null })
  })

  test.each(['#url=%', '#url', '#url=a&b=c', '#url=a&&'])('is damaged: %s', fragment => {
    const { state, problem } = readUrlState(fragment, '')
    expect(state).toEqual(firstState)
    expect(problem).toContain('This link is damaged.')
  })
})

test('state of Document mode comes back as it was', () => {
  fc.assert(
    fc.property(anyText, anyText, (text, config) => {
      const state = { language: 'css', text, config } as const
      expect(readDocumentState(writeDocumentState(state) ?? '', '')).toEqual({
        state,
        problem: null,
      })
    }),
  )
})

test('a link never throws, whatever it is', () => {
  fc.assert(
    fc.property(anyText, text => {
      readLink(`#${text}`, ['url'])
      readUrlState(`#url=${text}`, `?${text}`)
    }),
  )
})
