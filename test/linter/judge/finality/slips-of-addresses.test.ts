import { applyEdits } from '@hreflint/core'
import { lintDocument } from '@hreflint/linter'
import { describe, expect, test } from 'vitest'

const bracketed = 'document/bracketed-url'
const forgotten = 'document/forgotten-scheme'

const cases: readonly [languageId: string, before: string, code: string, after: string][] = [
  ['markdown', '[a]((https://a.example/b))', bracketed, '[a](https://a.example/b)'],
  ['markdown', '[a]\n\n[a]: (https://a.example/)', bracketed, '[a]\n\n[a]: https://a.example/'],
  ['markdown', '[a]\n\n[a]: [https://a.example/]', bracketed, '[a]\n\n[a]: https://a.example/'],
  ['markdown', '[a](<(https://a.example/)>)', bracketed, '[a](<https://a.example/>)'],
  ['html', '<a href="(https://a.example/)">', bracketed, '<a href="https://a.example/">'],
  ['markdown', '[a]([./b.md])', bracketed, '[a](./b.md)'],
  ['markdown', '[a](<[../b.md#c]>)', bracketed, '[a](<../b.md#c>)'],
  ['markdown', '[a]((./b.md))', bracketed, '[a](./b.md)'],
  ['markdown', '![a]([./b.png])', bracketed, '![a](./b.png)'],
  ['html', '<a href="[../b.html]">', bracketed, '<a href="../b.html">'],
  [
    'vue',
    '<template><a href="(./b.html)">b</a></template>',
    bracketed,
    '<template><a href="./b.html">b</a></template>',
  ],
  ['markdown', '[a](security@k8s.io)', forgotten, '[a](mailto:security@k8s.io)'],
  ['markdown', '[a](www.example.com)', forgotten, '[a](https://www.example.com)'],
  ['html', '<a href="www.example.com/a">', forgotten, '<a href="https://www.example.com/a">'],
  ['svg', '<a href="ann@example.com"/>', forgotten, '<a href="mailto:ann@example.com"/>'],
]

describe('an address that is read as the name of a file', () => {
  test.each(cases)('%s: %s', (languageId, before, code, after) => {
    const found = lintDocument(before, languageId)
    expect(found.map(finding => finding.code)).toEqual([code])
    const [fix] = found[0]?.fixes ?? []
    expect(fix?.safety).toBe('changes-url')
    expect(applyEdits(before, fix?.edits ?? [])).toBe(after)
  })

  test.each([
    ['css', 'a { background: url(logo@2x.png) url(logo@1.5x.webp) }'],
    ['html', '<img src="icon@2x.io" alt=""><a href="www/index.html"><a href="(a).html">'],
    ['markdown', '[a]([id].md) [b](@scope/name) [c]((group)/a.md) [d]([.github])'],
  ])('%s: %s', (languageId, text) => {
    expect(lintDocument(text, languageId)).toEqual([])
  })
})
