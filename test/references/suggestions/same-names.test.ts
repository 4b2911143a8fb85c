import { describe, expect, test } from 'vitest'
import { lintOnSite } from '../tiny-site.ts'

// A file of the same name is suggested only where it is about the same subject.

describe('suggestions for a missing file', () => {
  test.each([
    ['the only namesake', 'mentor-guide.md', ['docs/programs/mentor-guide.md'], ['../programs/']],
    ['a namesake in the folder above', 'charter.md', ['docs/charter.md'], ['../']],
    ['a namesake in a subfolder', 'schema.graphql', ['docs/a/src/schema.graphql'], ['src/']],
    ['a charter of another group', 'charter.md', ['docs/other-group/charter.md'], []],
    ['a translated readme of another program', 'README.es-ES.md', ['docs/b/README.es-ES.md'], []],
    ['a readme with a region', 'readme_zh_CN.md', ['docs/b/readme_zh_CN.md'], []],
    ['a license of another part', 'LICENSE.txt', ['docs/b/LICENSE.txt'], []],
    ['a name of several folders', 'run.sh', ['docs/b/run.sh', 'docs/c/run.sh'], []],
  ])('%s', (_, name, files, folders) => {
    const { findings } = lintOnSite(`[x](${name})`, {
      document: 'docs/a/page.md',
      files,
      profile: 'github',
    })
    expect(findings.map(({ code }) => code)).toEqual(['reference/missing-file'])
    const titles = findings.flatMap(({ fixes }) => fixes.map(({ title }) => title))
    expect(titles).toEqual(folders.map(folder => `Change to ${folder}${name}`))
  })
})

describe('suggestions for a missing fragment in Jekyll', () => {
  const lintHeading = (heading: string, fragment: string) => {
    const { findings } = lintOnSite(`## ${heading}\n\n[x](#${fragment})`, {
      document: 'books.md',
      files: { '_config.yml': '' },
      profile: 'jekyll',
    })
    return findings.flatMap(({ fixes }) => fixes.map(({ title }) => title))
  }

  test.each([
    ['Bezpečnost', 'bezpecnost', '#bezpečnost'],
    ['1. Getting started', 'geting-started', '#1-getting-started'],
    ['C -- the language', 'c---the-language', '#c--the-language'],
  ])('%s, linked as #%s', (heading, fragment, expected) => {
    expect(lintHeading(heading, fragment)).toEqual([`Change to ${expected}`])
  })
})
