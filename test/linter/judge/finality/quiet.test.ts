import { lintDocument } from '@hreflint/linter'
import { findProfile, listingOf, Site } from '@hreflint/references'
import { describe, expect, test } from 'vitest'
import { configOf } from '../../expect-findings.ts'

const commit = '([abc1234](https://github.com/a/b/commit/abc1234def))'
const person =
  '<!-- ALL-CONTRIBUTORS-LIST:START -->\n<a href="https://a:b@c.example/">x</a>\n<!-- ALL-CONTRIBUTORS-LIST:END -->'

/** Issues that are true, and that nobody would act on. */
const quiet: readonly [languageId: string, fileName: string, text: string][] = [
  ['html', 'a.html', '<script src="https://cdn.example.com/npm/a@^1.2/b.js"></script>'],
  ['markdown', 'a.md', '![a](https://img.example/badge/version-^12.1.1-blue)'],
  ['markdown', 'a.md', '![a](<a b.png>)'],
  ['html', 'a.html', '<img src="https://img.example/badge/ %E2%9C%94%20A-green.svg" alt="">'],
  ['markdown', 'a.md', '![a](<https://img.example/A7: XSS%20-green.svg>)'],
  ['html', 'a.html', '<a href="https://a.example/tweet?url=b&text=A: a framework">'],
  ['markdown', 'a.md', 'https://github.com/a/b/blob/main/c.go#L503-#L532'],
  ['markdown', 'a.md', '例えば "http://example1.com"または"example2.com"のサブドメイン'],
  ['markdown', 'a.md', '| Prefix(\\`a\\`, \\`http://example.com\\`) |'],
  ['markdown', 'CHANGELOG.md', `* fix a https://a.example/b\\#c ${commit}`],
  ['mdx', 'CHANGES.mdx', `* fix a https://a.example/b\\#c ${commit}`],
  ['markdown', 'README.md', person],
]

describe('what nobody acts on is left to the preset "standard"', () => {
  test.each(quiet)('%s %s: %s', (languageId, fileName, text) => {
    expect(lintDocument(text, languageId, undefined, { fileName })).toEqual([])
    const standard = configOf({ preset: 'standard' })
    expect(lintDocument(text, languageId, standard, { fileName })).not.toEqual([])
  })

  test.each([
    ['markdown', 'notes.md', `* fix a https://a.example/b\\#c ${commit}`],
    ['markdown', 'CHANGELOG.md', `* fix a https://a.example/b\\#c\n* b ${commit}`],
    ['markdown', 'README.md', `${person}\n<a href="https://a:b@c.example/">x</a>`],
    ['markdown', 'a.md', 'https://a.example/c.go#L503-#L532'],
    ['markdown', 'a.md', '"https://a.dev/b"、'],
    ['html', 'a.html', '<img src="https://a.example/b c.png" alt="">'],
    ['html', 'a.html', '<a href="https://a.example/?c=a b">'],
    ['markdown', 'CHANGELOG.md', `* [a](https://a.example:70000/) ${commit}`],
  ])('but not %s %s: %s', (languageId, fileName, text) => {
    expect(lintDocument(text, languageId, undefined, { fileName })).toHaveLength(1)
  })
})

describe('broken links that a bot wrote', () => {
  const mark = '<a href="#code-ada" title="Code">x</a>'
  const list = `<!-- ALL-CONTRIBUTORS-LIST:START -->\n${mark}\n<!-- ALL-CONTRIBUTORS-LIST:END -->\n`
  const site = new Site({ listing: listingOf(['README.md']), profile: findProfile('github') })
  const references = { site, path: 'README.md' }

  test.each([
    [list, 0],
    [mark, 1],
    [`${list}\n${mark}`, 1],
  ])('%j: %i', (text, count) => {
    expect(lintDocument(text, 'markdown', undefined, { references })).toHaveLength(count)
  })
})

describe('what is replaced before a browser reads it', () => {
  test.each([
    ['html', '<a href="#native_link#">'],
    ['markdown', '[a](https://cdn.example.com/a@%A_VERSION%/b.js)'],
    ['html', '{% raw %}<a href="${this.url("/blog/")}">{% endraw %}'],
    ['html', '{{ . | replaceRE\n  "(x)"\n  "<a href=\\"#${2}\\">"\n}}'],
    ['robots', 'Sitemap: {{ "sitemap.xml" | absURL }}'],
  ])('%s: %s', (languageId, text) => {
    expect(lintDocument(text, languageId)).toEqual([])
  })
})
