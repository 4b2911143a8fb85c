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
  ['markdown', 'a.md', '[a](https://wiki.example/b#c_"d_e"_f)'],
  ['mdx', 'a.mdx', '[a](https://wiki.example/The_"b"_c)'],
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
    ['markdown', 'a.md', '[a](https://wiki.example/b#c_"d)'],
    ['markdown', 'a.md', '[a](https://wiki.example/b#c_"d")'],
    ['html', 'a.html', '<a href=\'https://wiki.example/b#c_"d_e"_f\'>'],
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

describe('links that are still to come', () => {
  const site = new Site({ listing: listingOf(['README.md']), profile: findProfile('github') })
  const references = { site, path: 'README.md' }

  test.each([
    ['[Recordings](TBD)', 0],
    ['[a]\n\n[a]: TODO', 0],
    ['[a](todo) [b](tba) [c](TBC) [d](FIXME)', 0],
    ['[a](TODO.md) [b](docs/todo) [c](#todo) [d](tdb)', 4],
  ])('%j: %i', (text, count) => {
    expect(lintDocument(text, 'markdown', undefined, { references })).toHaveLength(count)
    const config = configOf({ severities: { 'reference/missing-file': 'error' } })
    expect(lintDocument(text, 'markdown', config, { references })).not.toHaveLength(0)
  })
})

describe('broken links in change logs', () => {
  const link = '[x](none.md)'
  /** The entries whose links are reported, by what is written before each. */
  const reported = (fileName: string, text: string, severities = {}) => {
    const site = new Site({ listing: listingOf([fileName]), profile: findProfile('github') })
    const references = { site, path: fileName }
    const found = lintDocument(text, 'markdown', configOf({ severities }), { references, fileName })
    return found.map(({ span }) => / (\w+) \[x\]\($/.exec(text.slice(0, span.start))?.[1])
  }
  const entries = (...headings: readonly string[]) =>
    headings
      .map((heading, index) => `${heading}\n\n- A change ${names[index]} ${link}\n`)
      .join('\n')
  const names = ['one', 'two', 'three', 'four']

  test.each<[headings: readonly string[], told: readonly string[]]>([
    [
      ['# Changes', '## 2.0.0', '## 1.0.0', '## 0.1.0'],
      ['one', 'two'],
    ],
    [
      ['## [Unreleased]', '## [1.1.0] - 2024-05-01', '## [1.0.0] - 2024-01-01'],
      ['one', 'two'],
    ],
    [
      [
        '# [Master (Unreleased)](https://h.example/a...1.2.3)',
        '# 3.3.0 - 26 June, 2026',
        '# 3.2.10 - 2 May',
      ],
      ['one', 'two'],
    ],
    [['v1.2\n====', 'v1.1\n====', 'Notes\n-----'], ['one']],
    [
      ['# 6.x', '## 6.1.0', '### Fixes', '## 6.0.0'],
      ['one', 'two', 'three'],
    ],
    [['## react-router@7.1.0', '## react-router@7.0.0'], ['one']],
    [['## Version 12.x', '## Version 11.x'], ['one']],
    [['## v2', '## v1'], ['one']],
    [['<h2>1.1.0</h2>', '<h2>1.0.0</h2>'], ['one']],
    [
      ['## 1.1.0', '### Upgrade from 1.0', '### Upgrade from 0.9', '## 1.0.0'],
      ['one', 'two', 'three'],
    ],
    [
      ['## 1.1.0', '```\n## 1.0.0\n```', '### Notes'],
      ['one', 'two', 'three'],
    ],
    [
      ['## Spring', '## Winter', '## 2023', '## 2022'],
      ['one', 'two', 'three', 'four'],
    ],
  ])('%j', (headings, told) => {
    const named = ['CHANGELOG.md', 'changes.md', 'History.markdown']
    for (const fileName of [...named, 'CHANGELOG-0.x.md']) {
      expect(reported(fileName, entries(...headings))).toEqual(told)
    }
    const all = headings.map((_, index) => names[index])
    for (const fileName of ['README.md', 'changelog-guide.md', 'NEWS.md', 'release-notes.md']) {
      expect(reported(fileName, entries(...headings))).toEqual(all)
    }
    const severities = { 'reference/missing-file': 'error' }
    expect(reported('CHANGELOG.md', entries(...headings), severities)).toEqual(all)
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
