// Writes every generated file: barrels and tables that git tracks, and the pages that only the site shows.
// With --pages, writes the pages alone; with --check, only names the tracked files that are out of date.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type GeneratedFile, isPage } from './generate/generated-file.ts'
import { generatorList } from './generate/generator-list.ts'
import { issueBarrels } from './generate/issue-barrels.ts'
import { issueOutlines } from './generate/issue-outlines.ts'
import { publicationNotes } from './generate/project/publication-notes.ts'
import { projectAddresses } from './generate/project/project-addresses.ts'
import { orphans, outdated } from './generate/stale-files.ts'
import { schemaOrgUrls } from './generate/tables/schema-org-urls.ts'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')
const isCheck = process.argv.includes('--check')
const onlyPages = process.argv.includes('--pages')

// Some pages are made of READMEs.
bringUpToDate(publicationNotes(root))

// Everything else is made from modules that import these, so they are loaded after these are written.
bringUpToDate([
  ...projectAddresses(root),
  ...issueBarrels(root),
  ...(await generatorList()),
  ...schemaOrgUrls(),
])
bringUpToDate(await issueOutlines())

const { generatedFromCatalogue } = await import('./generate/from-catalogue.ts')
const files = await generatedFromCatalogue()
const pages = files.filter(isPage)
const tracked = outdated(
  files.filter(file => !isPage(file)),
  root,
)
if (isCheck) {
  tell(tracked)
} else {
  write(outdated(onlyPages ? pages : [...pages, ...tracked], root))
  for (const path of orphans(pages, root)) rmSync(join(root, path))
}

function bringUpToDate(generated: readonly GeneratedFile[]): void {
  const stale = outdated(generated, root)
  if (isCheck) tell(stale)
  else if (!onlyPages) write(stale)
}

function write(stale: readonly GeneratedFile[]): void {
  for (const file of stale) {
    mkdirSync(dirname(join(root, file.path)), { recursive: true })
    writeFileSync(join(root, file.path), file.text)
    if (!isPage(file)) console.log(`Wrote ${file.path}`)
  }
}

function tell(stale: readonly GeneratedFile[]): void {
  if (stale.length === 0) return
  for (const { path } of stale) console.error(`Out of date: ${path}`)
  console.error('Run: pnpm generate')
  process.exitCode = 1
}
