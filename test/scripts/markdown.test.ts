import { describe, expect, test } from 'vitest'
import { proseAsMarkdown, templateAsMarkdown } from '../../scripts/generate/pages/markdown.ts'
import { generatedFromCatalogue } from '../../scripts/generate/from-catalogue.ts'

describe('prose on a generated page', () => {
  test.each([
    ['Browsers write `%20` in `srcset`.', 'Browsers write `%20` in `srcset`.'],
    ['a * b ` c', 'a \\* b \\` c'],
    ['`a_b` and a_b', '`a_b` and a\\_b'],
    ['followed by `|`', 'followed by <code>&#124;</code>'],
    ['https://a/', 'https:\\//a/'],
  ])('%s', (text, markdown) => {
    expect(proseAsMarkdown(text)).toBe(markdown)
  })

  test('shows placeholders in italics, and in code by their names', () => {
    expect(templateAsMarkdown('`{{scheme}}:` has {{codePoint}}.')).toBe(
      '`scheme:` has *code point*.',
    )
  })

  test('has no pair of backticks that a reader sees', async () => {
    const files = await generatedFromCatalogue()
    const pages = files.filter(({ path }) => /^docs\/(?:issues|specs)\/|catalogue\.md$/.test(path))
    expect(pages.length).toBeGreaterThan(400)
    const shown = pages.flatMap(({ path, text }) =>
      Array.from(text.matchAll(/\\`[^`\n]*\\`/g), ([words]) => `${path}: ${words}`),
    )
    expect(shown).toEqual([])
  })
})
