import { existsSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { lintDocument } from '@hreflint/linter'
import { describe, expect, test } from 'vitest'
import { readSource, repositoryRoot } from '../support/source-files.ts'
import { pageOfSource } from '@hreflint/site/pages-of-sources'
import { documentation, readmes } from './documents.ts'
import { linksOf, targetsOf } from './pages.ts'

// The links of the documentation are checked by hreflint itself, and those that stay inside lead
// somewhere. The built site is looked at in the same way by test/site.

const isMarkdown = (path: string) => path.endsWith('.md')

/** Where a relative link of a file leads, if to nothing that is there. */
function deadLinks(file: string): readonly string[] {
  return linksOf(readSource(file)).flatMap(url => {
    if (/^[a-z][a-z0-9+.-]*:/i.test(url) || url.startsWith('//')) return []
    const [path = '', anchor = ''] = decodeURIComponent(url).split('#')
    // The pages of the site itself may name others as the site does.
    const target = path === '' ? file : path.startsWith('/') ? `docs${path}` : from(file, path)
    const found = [target, `${target}.md`, join(target, 'README.md'), join(target, 'index.md')]
      .map(candidate => candidate.replace(/\/$/, ''))
      .find(candidate => existsSync(join(repositoryRoot, candidate)))
    if (found === undefined) return [`${url}: no such file`]
    if (anchor === '' || !isMarkdown(found)) return []
    return targetsOf(readSource(found)).has(anchor) ? [] : [`${url}: no such heading`]
  })
}

function from(file: string, path: string): string {
  return posix.join(dirname(file), path)
}

describe.each([...readmes, ...documentation])('%s', file => {
  test('hreflint finds nothing wrong with its links', () => {
    const findings = lintDocument(readSource(file), 'markdown')
    expect(findings.map(({ code, url }) => `${code}: ${url}`)).toEqual([])
  })

  test('links that stay inside lead somewhere', () => {
    expect(deadLinks(file)).toEqual([])
  })
})

test('pages of the site link to pages of the site only', () => {
  const outside = documentation
    .filter(file => !file.startsWith('docs/decisions/'))
    .flatMap(file =>
      linksOf(readSource(file))
        .map(link => link.split('#')[0] ?? '')
        .filter(path => path !== '' && !/^[a-z]+:|^\//i.test(path))
        .map(path => from(file, path))
        .filter(path => pageOfSource(path) === null)
        .filter(path => !path.startsWith('docs/') || path.startsWith('docs/decisions/'))
        .filter(path => !/\.(?:svg|webp)$/.test(path))
        .map(path => `${file}: ${path}`),
    )
  expect(outside).toEqual([])
})
