import { locateDocument } from '@hreflint/documents'
import { type Config, pathMatcher } from '@hreflint/linter'
import {
  type DocumentFacts,
  factsOf,
  isDocument,
  type RedirectRule,
  SiteIndex,
} from '@hreflint/references'
import { findSpec } from '@hreflint/core/specs'
import { profileOf, redirectPaths, redirectsIn, type SitePlan } from '@hreflint/references/plan'
import { normalUri, pathFrom } from '../files/addresses.ts'
import type { FileSystem } from '../runtime.ts'
import { RepositoryFiles } from './repository-files.ts'
import { linkedLanguage } from './linked-language.ts'
import type { KeptFacts } from './kept-facts.ts'

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
export interface OpenSite {
  readonly plan: SitePlan
  readonly index: SiteIndex
  /** The repository that contains the site; null if it is not on a known forge. */
  readonly repository: RepositoryFiles | null
  /** Returns the path of a file from the root of the site; null if it is outside. */
  pathOf(uri: string): string | null
  uriOf(path: string): string
  /** Returns the facts of a text; null for a file whose language has no resolved links. */
  read(path: string, text: string): DocumentFacts | null
  /**
   * Returns the facts of a file as it is on disk; null if it cannot be read or `read` returns null.
   */
  readFile(path: string): Promise<DocumentFacts | null>
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
  plan: SitePlan,
  config: Config,
  files: FileSystem,
  opening: Opening,
  onMissing: (path: string) => void,
): Promise<OpenSite | null> {
  const profile = profileOf(plan)
  const patterns = plan.generated.map(glob => pathMatcher(glob.replace(/^\.?\//, '')))
  const uriOf = (path: string): string =>
    path === '' ? plan.root : `${plan.root}/${path.split('/').map(encodeURIComponent).join('/')}`
  const repository = await RepositoryFiles.around(plan.root, files)
  const index = new SiteIndex({
    repository: repository?.own ?? null,
    profile,
    siteUrl: plan.siteUrl,
    fragments: plan.fragments,
    isGenerated: path => patterns.some(matches => matches(path)),
    redirects: await redirectsOf(plan, files, uriOf),
    onMissing,
  })
  const read = (path: string, text: string): DocumentFacts | null => {
    const language = linkedLanguage(path, profile)
    if (language === null) return null
    const located = locateDocument(text, language, {
      structure: true,
      spec: findSpec(config.spec),
      templateDelimiters: config.templateDelimiters ?? undefined,
    })
    const facts = factsOf(located, text)
    return isDocument(profile, path) ? facts : { ...facts, uses: [] }
  }
  const site: OpenSite = {
    plan,
    index,
    repository,
    pathOf: uri => pathFrom(plan.root, normalUri(uri)),
    uriOf,
    read,
    readFile: async path => {
      const text = await files.readText(uriOf(path))
      return text === null ? null : read(path, text)
    },
  }
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

async function redirectsOf(
  plan: SitePlan,
  files: FileSystem,
  uriOf: (path: string) => string,
): Promise<readonly RedirectRule[]> {
  const texts = new Map(
    await Promise.all(
      redirectPaths(plan).map(async path => [path, await files.readText(uriOf(path))] as const),
    ),
  )
  return redirectsIn(plan, path => texts.get(path) ?? null)
}
