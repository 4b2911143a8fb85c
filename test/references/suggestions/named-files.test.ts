import { expect, test } from 'vitest'
import { lintOnSite } from '../tiny-site.ts'

// A message names files as a person finds them in the repository, whatever is wrong with the link.

test.each([
  ['guide/instal.md', 'The file docs/guide/instal.md does not exist.'],
  [
    'guide/Install.md',
    'The file docs/guide/Install.md does not exist, but docs/guide/install.md does.',
  ],
  ['IMG/a.png', 'The file docs/IMG/a.png does not exist, but docs/img/a.png does.'],
  ['guide/install.html', 'The page of docs/guide/install.md has a different address.'],
])('%s in the sources of a site', (url, message) => {
  const { findings } = lintOnSite(`[x](${url})`, {
    document: 'docs/index.md',
    files: { 'docs/guide/install.md': '', 'docs/img/a.png': '' },
    profile: 'mkdocs',
  })
  expect(findings.map(finding => finding.message)).toEqual([message])
})
