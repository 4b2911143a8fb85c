import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readSource, repositoryRoot, sourceFiles } from '../support/source-files.ts'

export { readSource as readDocument, repositoryRoot }

if (!existsSync(join(repositoryRoot, 'docs/issues'))) {
  throw new Error('The generated pages are missing. Run: pnpm generate')
}

/** Every Markdown file of the documentation, the generated ones too, but those that only the site's build makes. */
export const documentation: readonly string[] = sourceFiles('docs', ['.md']).filter(
  path => !path.startsWith('docs/api/'),
)

/** READMEs and the files at the root. */
export const readmes: readonly string[] = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...sourceFiles('packages', ['README.md']),
  ...sourceFiles('extensions', ['README.md']),
]

/** What people write; the rest is made of it or of data, and has tests of its own. */
export const writtenByHand: readonly string[] = [
  ...readmes,
  ...documentation.filter(path => !/^docs\/(?:issues|packages|reference|rules|specs)\//.test(path)),
]
