import { languageOf, locateDocument } from '@hreflint/documents'
import { isWithin } from '@hreflint/references/site-plans'
import type { FoundFile } from '../../files/describe-file.ts'
import type { StateBefore } from '../../files/git/state-before.ts'
import { readDocument } from '../../files/text/read-document.ts'
import { type LintedFile, type LintFileOptions, lintFile } from '../../lint/lint-file.ts'
import { ReferrerSites } from './referrer-sites.ts'

/** Where to look for links that a change breaks. */
export interface ReferrerSearch {
  readonly before: StateBefore
  /** The files that are linted anyway. */
  readonly selected: readonly FoundFile[]
  /** Returns all files of the sites. */
  findAll(): Promise<readonly FoundFile[]>
}

/**
 * Lints the files that are not selected but have links that a change breaks: the target is removed
 * or renamed, or the element that a fragment pointed at is gone.
 */
export async function* lintReferrers(
  { before, selected, findAll }: ReferrerSearch,
  options: LintFileOptions,
): AsyncGenerator<LintedFile> {
  const changed = selected.filter(file => hasLostAnchors(file, before, options.maxFileSize))
  if (before.removed.length === 0 && changed.length === 0) return
  const targets = [...before.removed, ...changed.map(({ path }) => path)]
  const known = new Set(selected.map(({ path }) => path))
  const sites = new ReferrerSites({
    before,
    changed: new Set(changed.map(({ path }) => path)),
    maxFileSize: options.maxFileSize,
  })
  const staged = before.editedSinceStaged
  for (const file of await findAll()) {
    const { site, path } = file
    if (site === undefined || known.has(path)) continue
    if (!targets.some(target => isWithin(target, site.root))) continue
    const read = staged.has(path)
      ? before.stagedTextOf(path)
      : readDocument(path, options.maxFileSize)
    const linted = lintFile(file, { ...options, fix: 'no' }, read, sites)
    const findings = linted.report?.findings.filter(({ kind }) => kind === 'broken-reference') ?? []
    if (linted.report === null || findings.length === 0) continue
    const { links: _counted, ...rest } = linted
    yield { ...rest, report: linted.report.with(findings) }
  }
}

/** Returns whether a document has lost a heading, or a name that fragments can point at. */
function hasLostAnchors(
  { path, site, languageId }: FoundFile,
  before: StateBefore,
  maxFileSize: number,
): boolean {
  if (site?.fragments !== true) return false
  const text = before.textOf(path)
  const { document } = readDocument(path, maxFileSize)
  if (text === null || document === null) return false
  const now = namesIn(document.text, languageOf(path) ?? languageId)
  return [...namesIn(text, languageOf(path) ?? languageId)].some(name => !now.has(name))
}

function namesIn(text: string, language: string): ReadonlySet<string> {
  const { structure } = locateDocument(text, language, { structure: true })
  if (structure === undefined) return new Set()
  const { anchors, attributeIds, headings } = structure
  return new Set([
    ...[...anchors, ...attributeIds].map(({ name }) => `#${name}`),
    ...headings.map(({ source }) => source),
  ])
}
