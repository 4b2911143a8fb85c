import { describe, expect, test } from 'vitest'
import { breaks, lintOnSite, type TinySite } from '../tiny-site.ts'

// Sites keep a folder for each version of their documents. What is wrong in the newest one is said there, and not once more in
// each of the others.

const github = { profile: 'github' }
const copies = (...paths: readonly string[]) => ({
  ...github,
  files: Object.fromEntries(paths.map(path => [path, '[x](none.md)'])),
})

describe('a newer version has the link too', () => {
  const rows: readonly (readonly [document: string, newer: string])[] = [
    ['docs/7.4.6/a/b.md', 'docs/a/b.md'],
    ['docs/7.4.6/a/b.md', 'docs/7.8.4/a/b.md'],
    ['docs/7.8.4/a.md', 'docs/7.22/a.md'],
    ['docs/7.8/a.md', 'docs/7.8.1/a.md'],
    ['docs/7.8.1/a.md', 'docs/7.x/a.md'],
    ['9.x/a.md', '10.x/a.md'],
    ['v1/a.md', 'v2/a.md'],
    ['v1/a.md', 'a.md'],
    ['2.18/a.md', '2-edge/a.md'],
    ['en/v3.4/a.md', 'en/next/a.md'],
    ['en/v3.4/a.md', 'en/v3.6/a.md'],
    ['i18n/de/version-3/a.md', 'i18n/de/current/a.md'],
    ['content/v1.9-docs/a.md', 'content/v1.10-docs/a.md'],
    ['content/v1.9-docs/a.md', 'content/docs/a.md'],
    ['release-1.2/a.md', 'release-1.3/a.md'],
    ['versioned_docs/version-3.x/a.md', 'docs/a.md'],
    ['versioned_docs/version-3.x/a.mdx', 'docs/a.md'],
    ['website/versioned_docs/version-3.x/a.md', 'website/versioned_docs/version-29.0/a.md'],
    ['versioned_docs_archived/version-2.x/a.md', 'docs/a.md'],
    ['community_versioned_docs/version-1/a.md', 'community/a.md'],
    ['sdk_versioned_docs/version-1/a.md', 'docs-sdk/a.md'],
    ['1.0/ref/2.0/a.md', '1.0/ref/3.0/a.md'],
    ['1.0/ref/2.0/a.md', '2.0/ref/2.0/a.md'],
  ]
  for (const [document, newer] of rows) {
    breaks('[x](none.md)', [], { ...copies(newer), document })
    // The newer one is told.
    breaks('[x](«none.md»)', ['missing-file'], { ...copies(document), document: newer })
  }
})

describe('another document is no newer version', () => {
  const rows: readonly (readonly [document: string, other: string])[] = [
    ['docs/7.8.4/a.md', 'docs/7.4.6/a.md'],
    ['docs/7.8.4/a.md', 'docs/7.8.4/b.md'],
    ['docs/7.8.4/a.md', 'other/7.9.0/a.md'],
    ['docs/7.8.4/a.md', 'docs/b/a.md'],
    ['docs/v1.0-api/a.md', 'docs/v1.1-guide/a.md'],
    ['blog/2023/a.md', 'blog/2024/a.md'],
    ['notes/1-first/a.md', 'notes/2-second/a.md'],
    ['docs/next/a.md', 'docs/7.8.4/a.md'],
    ['docs/a.md', 'docs/1.0/a.md'],
  ]
  for (const [document, other] of rows) {
    breaks('[x](«none.md»)', ['missing-file'], { ...copies(other), document })
  }
})

describe('what the newer version says', () => {
  const rows: readonly (readonly [
    what: string,
    own: string,
    newer: string,
    codes: readonly string[],
  ])[] = [
    ['the same', '[x](#no)', '# A\n\n[x](#no)', []],
    ['the same of another place', '[x](#no)', '![y](#yes) text\n\n[z](#no "t")', []],
    ['the same as HTML', '[x](none.md?a&b)', '<a href="none.md?a&amp;b">x</a>', []],
    ['the link is gone', '[x](#«no»)', '# A', ['missing-fragment']],
    ['the link is an example', '[x](#«no»)', '`[x](#no)`', ['missing-fragment']],
    ['the link leads somewhere', '[x](#«no»)', '# No\n\n[x](#no)', ['missing-fragment']],
    ['another link', '[x](#«no»)', '[x](#nowhere)', ['missing-fragment']],
    ['another issue', '[x](«gone.md»)', '[x](gone.md#part)', ['missing-file']],
    ['the address of its own version', '[x](/2.0/none.md#a)', '[x](/none.md#a)', []],
    ['another address', '[x](«/2.0.1/none.md»#a)', '[x](/none.md#a)', ['missing-file']],
  ]
  for (const [, own, newer, codes] of rows) {
    const site: TinySite = { ...github, document: '2.0/a.md', files: { 'a.md': newer } }
    breaks(own, codes, site)
  }
  breaks('[x](/2.0/none.md)', [], {
    ...github,
    document: '2.0/a.md',
    files: { '2.1/a.md': '[x](/2.1/none.md)' },
  })
})

test('a configuration that names the code wants all of them', () => {
  const site = { ...copies('2.0/a.md'), document: '1.0/a.md' }
  const codesWith = (...asked: readonly string[]) =>
    lintOnSite('[x](none.md)', site, ...asked).findings.map(({ code }) => code)
  expect(codesWith()).toEqual([])
  expect(codesWith('reference/*')).toEqual([])
  expect(codesWith('reference/missing-file')).toEqual(['reference/missing-file'])
})
