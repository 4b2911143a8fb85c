import { describe, expect, test } from 'vitest'
import { repositoryRoot } from '../../support/source-files.ts'

// The configuration of the site belongs to no project of the compiler.
const { editedPage } = (await import(
  new URL('../../../packages/site/.vitepress/edit-link.ts', import.meta.url).href
)) as {
  editedPage(page: object, srcDir: string, manifest: { isPublished: boolean }): object
}

const edited = (filePath: string, isPublished: boolean) =>
  editedPage({ filePath, frontmatter: { outline: 2 } }, `${repositoryRoot}/docs`, { isPublished })

describe('once there is a repository, a page leads to what it is made from', () => {
  test.each([
    ['guide/fixes.md', 'edit/HEAD/docs/guide/fixes.md'],
    ['packages/core.md', 'edit/HEAD/packages/core/README.md'],
    ['issues/whatwg/unescaped-space.md', 'tree/HEAD/packages/core/src/specs/whatwg/issues'],
    ['issues/site/orphan.md', 'edit/HEAD/packages/references/src/issues/site/orphan.ts'],
    ['rules/no-credentials.md', 'tree/HEAD/packages/eslint-plugin/src/rules/no-credentials'],
    ['reference/changelog.md', 'tree/HEAD/.changeset'],
  ])('%s', (path, filePath) => {
    expect(edited(path, true)).toEqual({ filePath })
  })

  test('unless that is in many places', () => {
    expect(edited('issues/README.md', true)).toEqual({
      frontmatter: { outline: 2, editLink: false },
    })
  })
})

test('before, it has no such link', () => {
  expect(edited('guide/fixes.md', false)).toEqual({})
})
