import { applyEdits } from '@hreflint/core'
import { fixDocument, lintDocument } from '@hreflint/linter'
import { describe, expect, test } from 'vitest'

/** A slip, the title of the first suggestion, and what it makes of the text. */
const slips: readonly [languageId: string, before: string, title: string, after: string][] = [
  [
    'markdown',
    '[a](https://example.com/#method-i-unexpected")',
    'Remove "',
    '[a](https://example.com/#method-i-unexpected)',
  ],
  [
    'markdown',
    '[a](https://example.com/watch?v=a>)',
    'Remove >',
    '[a](https://example.com/watch?v=a)',
  ],
  [
    'markdown',
    '[a](https://example.com/?language=objc])',
    'Remove ]',
    '[a](https://example.com/?language=objc)',
  ],
  [
    'markdown',
    '[a]([https://example.com/1205)',
    'Remove [, which leads to https://example.com/',
    '[a](https://example.com/1205)',
  ],
  [
    'html',
    '<a href="http://good.example\\_x@evil.example/">',
    'Remove \\, which leads to http://evil.example/',
    '<a href="http://good.example_x@evil.example/">',
  ],
  [
    'html',
    '<a href="https://git`hub.com/a">',
    'Remove `, which leads to https://github.com/',
    '<a href="https://github.com/a">',
  ],
  ['markdown', '[a](##b)', 'Remove #', '[a](#b)'],
  ['html', '<a href="/x#L503-#L532">', 'Remove #', '<a href="/x#L503-L532">'],
  ['html', '<a href="/x#note-1#note-1">', 'Remove #note-1', '<a href="/x#note-1">'],
  [
    'html',
    '<a href="https://example.com/#:~:text=balance% 2C%20pacing">',
    'Remove the space',
    '<a href="https://example.com/#:~:text=balance%2C%20pacing">',
  ],
  [
    'html',
    '<a href="https://example.com/express js/cors">',
    'Remove the space',
    '<a href="https://example.com/expressjs/cors">',
  ],
  [
    'markdown',
    '[a](<https://example.com/x/tiempo de espera>)',
    'Remove the spaces',
    '[a](<https://example.com/x/tiempodeespera>)',
  ],
  ['html', "<a href='https://example.com/a\"'>", 'Remove "', "<a href='https://example.com/a'>"],
  ['html', '<a href="https://example.com/a`">', 'Remove `', '<a href="https://example.com/a">'],
  [
    'html',
    '<a href="https://example.com/a\\#b">',
    'Remove \\',
    '<a href="https://example.com/a#b">',
  ],
  [
    'css',
    'a { src: url("https://example.com/a`") }',
    'Remove `',
    'a { src: url("https://example.com/a") }',
  ],
  ['svg', '<a href="https://example.com/a&gt;"/>', 'Remove >', '<a href="https://example.com/a"/>'],
  ['html', '<a href="https://example.com/a\u200B">', 'Remove', '<a href="https://example.com/a">'],
  [
    'markdown',
    '[a](https://example.com/a\u00ADb)',
    'Replace with -',
    '[a](https://example.com/a-b)',
  ],
]

describe('the first suggestion undoes a slip, and nothing is encoded unasked', () => {
  test.each(slips)('%s: %s', (languageId, before, title, after) => {
    const found = lintDocument(before, languageId)
    expect(found).toHaveLength(1)
    const [fix] = found[0]?.fixes ?? []
    expect(fix?.title).toBe(title)
    expect(applyEdits(before, fix?.edits ?? [])).toBe(after)
    expect(found[0]?.fixes.map(({ safety }) => safety)).not.toContain('keeps-url')
    expect(fixDocument(before, languageId).output).toBe(before)
  })
})

describe('one mistake is one finding', () => {
  test.each([
    ['markdown', '[a](<https://example.com/a "b" `c` d>)'],
    ['html', '<a href=\'https://example.com/a "b" `c` d\'>'],
    ['vue', '<template><a href="https://example.com/a `b` <c d">a</a></template>'],
    ['markdown', 'https://example.com/dir/index.html`よりも`https://example.com/dir/`の方がよい。'],
    ['markdown', 'は"http://a.dev"または"b.dev"のサブドメイン。'],
  ])('%s: %s', (languageId, text) => {
    expect(lintDocument(text, languageId)).toHaveLength(1)
  })

  test('the message counts the others', () => {
    const [finding] = lintDocument("<a href='/a \"b'>", 'html')
    expect(finding?.message).toBe(
      'The path contains a space that is not percent-encoded. 1 more character is not allowed in this URL.',
    )
    expect(finding?.related).toHaveLength(1)
  })

  test('two mistakes are two', () => {
    const codes = lintDocument('<a href="https://a:65536/"><a href="/a b?c\\d#e%zz">', 'html')
    expect(codes.length).toBeGreaterThan(2)
  })
})
