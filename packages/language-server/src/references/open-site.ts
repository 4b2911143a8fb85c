import { type DocumentFacts, SiteIndex } from '@hreflint/references'
import type { FileSystem } from '../runtime.ts'
import type { KeptFacts } from './kept-facts.ts'
import { linkedLanguage } from './linked-language.ts'
import type { PlannedSite } from './planned-site.ts'

/** Receives the progress of opening a site and can cancel it. */
export interface Opening {
  report(done: number, of: number): void
  isCanceled(): boolean
  /** Lets the server answer requests that have arrived in the meantime. */
  pause(): Promise<void>
  /** The facts that are stored from earlier starts; null if nothing is stored. */
  readonly kept: KeptFacts | null
}

/** A site whose documents are indexed. */
export interface OpenSite extends PlannedSite {
  readonly index: SiteIndex
}

/** The number of files to read before pausing to answer requests. */
const batch = 20

/**
 * Lists and reads the files of a site. Returns null if this was canceled.
 *
 * @param onMissing Called with the path of a document whose anchors are needed but that was not
 * read.
 */
export async function openSite(
  planned: PlannedSite,
  files: FileSystem,
  opening: Opening,
  onMissing: (path: string) => void,
): Promise<OpenSite | null> {
  const repository = planned.repository?.own ?? null
  const index = new SiteIndex({ ...planned.options, repository, onMissing })
  const site: OpenSite = { ...planned, index }
  const found = await listFiles(site, files, opening)
  if (found === null) return null
  const documents = await documentsAmong(found, site, files, opening)
  for (let count = 0; count < documents.length; count += batch) {
    if (opening.isCanceled()) return null
    opening.report(count, documents.length)
    await opening.pause()
    const paths = documents.slice(count, count + batch)
    const facts = await Promise.all(paths.map(path => readDocument(path, site, files, opening)))
    for (const [index, path] of paths.entries()) {
      const own = facts[index]
      if (own != null) site.index.setDocument(path, own)
    }
  }
  return site
}

/**
 * Resolves the links of all documents, so that later questions about them are answered quickly.
 * Nothing waits for it: a document is resolved when it is first asked about.
 */
export async function resolveLinks(
  { index }: OpenSite,
  { isCanceled, pause }: Pick<Opening, 'isCanceled' | 'pause'>,
): Promise<void> {
  let count = 0
  for (const path of [...index.paths]) {
    if (isCanceled()) return
    index.linksOf(path)
    if (++count % batch === 0) await pause()
  }
}

/**
 * Reads what links ask the repository for. Returns the documents whose resolutions may change.
 */
export async function readRepository({
  index,
  repository,
}: OpenSite): Promise<ReadonlySet<string>> {
  const changed = new Set<string>()
  while (repository?.hasUnknown === true) {
    await repository.read()
    for (const path of index.moreChanged()) {
      changed.add(path)
      index.linksOf(path)
    }
  }
  return changed
}

async function readDocument(
  path: string,
  site: OpenSite,
  files: FileSystem,
  { kept }: Opening,
): Promise<DocumentFacts | null> {
  if (kept === null) return site.readFile(path)
  return kept.factsOf(path, site.uriOf(path), files, text => site.read(path, text))
}

/** Lists all files below the root; null if this was canceled. */
async function listFiles(
  { index, uriOf }: OpenSite,
  files: FileSystem,
  opening: Opening,
): Promise<readonly string[] | null> {
  const found: string[] = []
  const waiting = ['']
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (opening.isCanceled()) return null
    for (const [name, kind] of (await files.list(uriOf(folder))) ?? []) {
      const path = folder === '' ? name : `${folder}/${name}`
      index.listing.add(path, kind)
      if (kind === 'folder') waiting.push(path)
      else if (kind === 'file') found.push(path)
    }
  }
  return found
}

/** Returns the files whose links are resolved, without those that tools ignore. */
async function documentsAmong(
  found: readonly string[],
  site: OpenSite,
  files: FileSystem,
  { isCanceled }: Opening,
): Promise<readonly string[]> {
  const documents = found.filter(path => linkedLanguage(path, site.index.site.profile) !== null)
  const extensions = new Set(documents.map(path => path.slice(path.lastIndexOf('.') + 1)))
  const kept = new Set<string>()
  for await (const uri of files.find(site.plan.root, [...extensions], isCanceled)) {
    const path = site.pathOf(uri)
    if (path !== null) kept.add(path)
  }
  // If the search finds nothing, the file system does not support it, and nothing is left out.
  return kept.size === 0 ? documents : documents.filter(path => kept.has(path))
}
