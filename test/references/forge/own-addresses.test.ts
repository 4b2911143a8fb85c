import { findProfile, listingOf, type Repository, readRemote, Site } from '@hreflint/references'
import { locateDocument } from '@hreflint/documents'
import { describe, expect, test } from 'vitest'

describe('the address that a repository was cloned from', () => {
  test.each([
    ['git@github.com:o/r.git', 'github', 'github.com', 'o/r'],
    ['https://user:secret@github.com/o/r', 'github', 'github.com', 'o/r'],
    ['ssh://git@gitlab.example.com:2222/a/b/c.git', 'gitlab', 'gitlab.example.com', 'a/b/c'],
    ['https://gitlab.com/o/r/', 'gitlab', 'gitlab.com', 'o/r'],
    ['https://example.com/o/r.git', null, '', ''],
    ['/srv/git/r.git', null, '', ''],
    ['', null, '', ''],
  ])('%s', (remote, forge, host, name) => {
    expect(readRemote(remote)).toEqual(forge === null ? null : { forge, host, name })
  })
})

const files: Readonly<Record<string, string>> = {
  'docs/a.md': '# Here\n',
  'docs/b c.md': '',
  'site/index.html': '',
}
const github: Repository = {
  forge: 'github',
  host: 'github.com',
  name: 'o/r',
  current: 'main',
  main: 'main',
}

/** What a link on a page of a site in the repository comes to. */
function said(url: string, repository: Repository = github, document = 'index.html'): string {
  const listing = listingOf(Object.keys(files))
  const structureOf = (path: string) =>
    locateDocument(files[path] ?? '', 'markdown', { structure: true }).structure ?? null
  const shown = new Site({ listing, profile: findProfile(repository.forge), structureOf })
  const site = new Site({
    listing: listingOf([document]),
    profile: findProfile('files'),
    siteUrl: 'https://example.com/',
    repository: { repository, isWhole: false, site: shown },
  })
  const { state, issue } = site.document(document).resolve({
    text: url,
    holes: [],
    site: { kind: 'attribute', element: 'a', attribute: 'href', syntax: 'url' },
    base: null,
  })
  if (issue === null) return state
  const { code, span, params } = issue.issue
  return `${code} ${url.slice(span.start, span.end)} ${params['candidates'] ?? ''}`.trim()
}

describe('addresses of the own repository', () => {
  const at = 'https://github.com/o/r/blob/main'
  test.each([
    [`${at}/docs/a.md`, 'exists'],
    // A template is filled in.
    [`${at}/{$ doc.path $}`, 'unknown'],
    [`${at}/{% page %}`, 'unknown'],
    [`${at}/<%= page %>`, 'unknown'],
    [`${at}/docs/a.md#here`, 'exists'],
    [`${at}/docs/b%20c.md?plain=1#L10-L20`, 'exists'],
    [`${at}/docs/a.md#her`, `reference/missing-fragment her ${at}/docs/a.md#here`],
    [`${at}/docs/c.md`, `reference/missing-file /o/r/blob/main/docs/c.md ${at}/docs/a.md`],
    [`${at}/docs/A.md`, `reference/wrong-case /o/r/blob/main/docs/A.md ${at}/docs/a.md`],
    ['https://github.com/O/R/tree/main/docs', 'exists'],
    ['https://github.com/o/r/tree/main', 'exists'],
    [
      'https://github.com/o/r/edit/HEAD/docs/c.md',
      'reference/missing-file /o/r/edit/HEAD/docs/c.md https://github.com/o/r/edit/HEAD/docs/a.md',
    ],
    ['https://raw.githubusercontent.com/o/r/refs/heads/main/docs/a.md', 'exists'],
    ['https://raw.githubusercontent.com/o/r/main/c.md', 'reference/missing-file /o/r/main/c.md'],
    // Another branch, repository, host or kind of page.
    ['https://github.com/o/r/blob/v1/docs/c.md', 'unknown'],
    ['https://github.com/o/r/blob/mainly/docs/c.md', 'unknown'],
    ['https://github.com/o/rs/blob/main/docs/c.md', 'unknown'],
    ['https://github.com/o/r/commits/main/docs/c.md', 'unknown'],
    ['https://github.com/o/r/issues/1', 'unknown'],
    ['https://gitlab.com/o/r/-/blob/main/docs/c.md', 'unknown'],
  ])('%s: %s', (url, expected) => expect(said(url)).toBe(expected))

  test.each([
    'blog/new-site.html',
    'docs/_posts/2024-05-01-new-site.html',
    'versioned_docs/version-9.x/a.html',
    'version-2.1/a.html',
  ])('to %s, the branch is as it was', document => {
    expect(said(`${at}/docs/c.md`, github, document)).toBe('unknown')
    expect(said(`${at}/docs/a.md#there`, github, document)).toBe('unknown')
    expect(said(`${at}/docs/a.md`, github, document)).toBe('exists')
  })

  test.each(['blog.html', 'docs/blog-guide/a.html', 'conversion-1/a.html'])(
    'to %s, it is as it is',
    document => expect(said(`${at}/docs/c.md`, github, document)).toMatch('missing-file'),
  )

  test('on GitLab', () => {
    const gitlab: Repository = { ...github, forge: 'gitlab', host: 'gitlab.com', name: 'a/b/r' }
    expect(said('https://gitlab.com/a/b/r/-/blob/main/docs/a.md', gitlab)).toBe('exists')
    expect(said('https://gitlab.com/a/b/r/-/raw/main/c.md', gitlab)).toMatch('missing-file')
    expect(said('https://gitlab.com/a/b/r/blob/main/c.md', gitlab)).toBe('unknown')
  })

  test('what is not on the branch that is checked out may be on another', () => {
    for (const current of ['topic/x', null]) {
      expect(said(`${at}/docs/c.md`, { ...github, current })).toBe('unknown')
      expect(said(`${at}/docs/a.md#there`, { ...github, current })).toBe('unknown')
      expect(said(`${at}/docs/a.md`, { ...github, current })).toBe('exists')
    }
    const topic = { ...github, current: 'topic/x' }
    expect(said('https://github.com/o/r/blob/topic/x/docs/a.md', topic)).toBe('exists')
    expect(said('https://github.com/o/r/blob/topic/x/c.md', topic)).toMatch('missing-file')
  })
})
