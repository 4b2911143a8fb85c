import { expect, test } from 'vitest'
import { changelogSections } from '../../../scripts/generate/pages/changelog-page.ts'
import { sourceFiles } from '../../support/source-files.ts'
import { readDocument } from '../../docs/documents.ts'

// The page that joins the changelogs of all packages.

const definitions = [
  { code: 'whatwg/old', since: '0.1.0' },
  { code: 'whatwg/new', since: '0.2.0' },
]

/** As changesets writes them. */
const core = `# @hreflint/core

## 0.10.0

### Patch Changes

- 1234567: Say it shorter.

## 0.2.0

### Minor Changes

- 89abcde: Find more.

  - In Markdown.
  - In CSS.

### Patch Changes

- fedcba9: Be quicker.

## 0.1.0

### Minor Changes

- 0000000: The first release.
`
const cli = `# hreflint

## 0.10.0

### Patch Changes

- Updated dependencies [1234567]
  - @hreflint/core@0.10.0

## 0.2.0

### Minor Changes

- 89abcde: Find more.

  - In Markdown.
  - In CSS.

### Patch Changes

- Updated dependencies [89abcde]
  - @hreflint/core@0.2.0

## 0.1.0

### Minor Changes

- 0000000: The first release.
`

test('lists each change once, the newest version first, and the codes that are new', () => {
  expect(
    changelogSections({
      pending: ['---\n"hreflint": minor\n---\n\nFind all.\n'],
      changelogs: [
        { name: '@hreflint/core', text: core },
        { name: 'hreflint', text: cli },
      ],
      definitions,
    }),
  ).toEqual([
    '## Next version',
    'Find all.',
    '## 0.10.0',
    '- `@hreflint/core`: Say it shorter.',
    '## 0.2.0',
    '- Find more.\n\n  - In Markdown.\n  - In CSS.\n- `@hreflint/core`: Be quicker.',
    'New codes: `whatwg/new`.',
    '## 0.1.0',
    '- The first release.',
  ])
})

test('has what waits for the next version', () => {
  const page = readDocument('docs/reference/changelog.md')
  const waiting = sourceFiles('.changeset', ['.md']).filter(path => !path.endsWith('README.md'))
  for (const path of waiting) {
    const [, text = ''] = /^---\n[\s\S]*?\n---\n([\s\S]*)$/.exec(readDocument(path)) ?? []
    expect(text.trim()).not.toBe('')
    expect(page).toContain(text.trim())
  }
  expect(page).toMatch(/^## /m)
})
