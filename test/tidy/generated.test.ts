import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { generatedFromCatalogue } from '../../scripts/generate/from-catalogue.ts'
import { isPage, pageFolders } from '../../scripts/generate/generated-file.ts'
import { issueBarrels } from '../../scripts/generate/issue-barrels.ts'
import { publicationNotes } from '../../scripts/generate/project/publication-notes.ts'
import { projectAddresses } from '../../scripts/generate/project/project-addresses.ts'
import { schemaOrgUrls } from '../../scripts/generate/tables/schema-org-urls.ts'
import { outdated } from '../../scripts/generate/stale-files.ts'
import { repositoryRoot } from '../support/source-files.ts'

test('generated files are up to date (else: pnpm generate)', async () => {
  const imported = [
    ...publicationNotes(repositoryRoot),
    ...projectAddresses(repositoryRoot),
    ...issueBarrels(repositoryRoot),
    ...schemaOrgUrls(),
  ]
  const files = [...imported, ...(await generatedFromCatalogue())]
  const tracked = files.filter(file => !isPage(file))
  expect(outdated(tracked, repositoryRoot).map(({ path }) => path)).toEqual([])
})

test('pages of the site are not tracked', () => {
  const tracked = execFileSync('git', ['ls-files', ...pageFolders.map(folder => join(folder))], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  })
  expect(tracked).toBe('')
})
