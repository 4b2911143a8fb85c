import { describe, expect, test } from 'vitest'
import { lintOnSite } from '../tiny-site.ts'

describe('suggestions for a missing fragment', () => {
  test.each([
    ['instalation', 'installation', ['installation']],
    ['Install', 'install', ['install']],
    ['strat', 'start', ['start']],
    ['tsrat', 'start', []],
    ['section1-2', 'section-1-2', ['section-1-2']],
    ['section-12', 'section-1-2', ['section-1-2']],
    ['set-up', 'set-up-on-linux', ['set-up-on-linux']],
    ['set_up', 'set_up_on_linux', ['set_up_on_linux']],
    ['version-2', 'version-2-1-changes', []],
    ['set', 'set-up-on-linux', []],
    ['set-up', 'set-upper', []],
    // The other numbers are other places.
    ['index-20', 'index-2', []],
    ['index-20', 'index-21', []],
    ['chapter-1-note-3', 'chapter-1-note-13', []],
    ['2024-release', '2023-release', []],
  ])('#%s beside #%s', (fragment, id, expected) => {
    const { findings } = lintOnSite(`<a href="a.html#${fragment}">`, {
      files: { 'a.html': `<p id="${id}">` },
    })
    const titles = findings.flatMap(({ fixes }) => fixes.map(({ title }) => title))
    expect(titles).toEqual(expected.map(name => `Change to a.html#${name}`))
    expect(findings.map(({ code }) => code)).toEqual(['reference/missing-fragment'])
  })
})
