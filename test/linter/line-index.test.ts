import { LineIndex } from '@hreflint/linter'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TextDocument } from 'vscode-languageserver-textdocument'

const text = fc
  .array(fc.constantFrom('a', '\u{1F600}', '\r', '\n', '\r\n', '\u2028'), { maxLength: 12 })
  .map(parts => parts.join(''))

test('positions are those of the language server protocol, counted from 1', () => {
  fc.assert(
    fc.property(text, source => {
      const index = new LineIndex(source)
      const document = TextDocument.create('a:b', 'c', 0, source)
      expect(index.length).toBe(source.length)
      for (let offset = 0; offset <= source.length; offset += 1) {
        // The protocol has no place within a line ending, where no finding begins either.
        if (/[\r\n]/.test(source.charAt(offset - 1)) && source.slice(offset - 1).startsWith('\r\n'))
          continue
        const { line, character } = document.positionAt(offset)
        expect(index.positionAt(offset)).toEqual({ line: line + 1, column: character + 1 })
        expect(index.lineAt(offset)).toBe(line + 1)
      }
      for (let line = 1; line <= document.lineCount; line += 1) {
        expect(index.startOf(line)).toBe(document.offsetAt({ line: line - 1, character: 0 }))
        const range = {
          start: { line: line - 1, character: 0 },
          end: { line, character: 0 },
        }
        expect(index.lineText(line)).toBe(document.getText(range).replace(/\r?\n$|\r$/, ''))
      }
      expect(index.startOf(document.lineCount + 1)).toBe(source.length)
    }),
    { numRuns: 1000 },
  )
})
