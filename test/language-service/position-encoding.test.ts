import { choosePositionEncoding, type PositionEncoding } from '@hreflint/language-service'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { service, subjectOf } from './marked-document.ts'

describe('position encoding', () => {
  test.each<[string[] | undefined, PositionEncoding]>([
    [undefined, 'utf-16'],
    [['utf-8', 'utf-16'], 'utf-16'],
    [['utf-8'], 'utf-8'],
    [['utf-32', 'utf-8'], 'utf-32'],
    [['utf-7'], 'utf-16'],
  ])('offered %j, %s is spoken', (offered, chosen) => {
    expect(choosePositionEncoding(offered)).toBe(chosen)
  })

  test.each<[PositionEncoding, number]>([
    ['utf-16', 17],
    ['utf-8', 20],
    ['utf-32', 16],
  ])('a diagnostic after é😀 in %s', (encoding, character) => {
    const subject = subjectOf('<p>é😀<a href="/a b">', { encoding })
    const [diagnostic] = service.diagnostics(subject)
    expect(diagnostic?.range.start).toEqual({ line: 0, character })
  })

  const encodings = fc.constantFrom<PositionEncoding>('utf-16', 'utf-8', 'utf-32')
  const texts = fc.string({ unit: fc.constantFrom('a', 'é', '😀', '€', '\n', '\r\n') })

  test('there and back is the identity at the start of a code point', () => {
    fc.assert(
      fc.property(texts, encodings, (text, encoding) => {
        const { document } = subjectOf(text, { encoding })
        let offset = 0
        for (const codePoint of text) {
          if (text.slice(offset - 1, offset + 1) !== '\r\n') {
            expect(document.offsetAt(document.positionAt(offset))).toBe(offset)
          }
          offset += codePoint.length
        }
      }),
    )
  })

  test('no position leads outside of the document', () => {
    fc.assert(
      fc.property(texts, encodings, fc.nat(), fc.nat(), (text, encoding, line, character) => {
        const { document } = subjectOf(text, { encoding })
        const offset = document.offsetAt({ line, character })
        expect(offset).toBeGreaterThanOrEqual(0)
        expect(offset).toBeLessThanOrEqual(text.length)
      }),
    )
  })
})
