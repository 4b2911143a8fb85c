import { locateDocument } from '@hreflint/documents'
import { builtFiles, type Config } from '@hreflint/linter'
import {
  type DocumentFacts,
  factsOf,
  isDocument,
  type RedirectRule,
  type SiteOptions,
} from '@hreflint/references'
import { findSpec } from '@hreflint/core/specs'
import {
  profileOf,
  redirectPaths,
  redirectsIn,
  robotsPath,
  type SitePlan,
} from '@hreflint/references/plan'
import { normalUri, pathFrom } from '../files/addresses.ts'
import type { FileSystem } from '../runtime.ts'
import { linkedLanguage } from './linked-language.ts'
import { RepositoryFiles } from './repository-files.ts'

/** A site as its plan describes it. Its folders and documents need not have been read. */
export interface PlannedSite {
  readonly plan: SitePlan
  /** Everything that resolving links needs besides files, documents and the repository. */
  readonly options: Omit<SiteOptions, 'listing' | 'structureOf' | 'repository'>
  /** The repository that contains the site; null if it is not on a known forge. */
  readonly repository: RepositoryFiles | null
  /** Returns the path of a file from the root of the site; null if it is outside. */
  pathOf(uri: string): string | null
  uriOf(path: string): string
  /**
   * Returns the facts of a text; null for a language without resolved links. The default language is that of a linked
   * file with this name.
   */
  read(path: string, text: string, language?: string | null): DocumentFacts | null
  /**
   * Returns the facts of a file as it is on disk; null if it cannot be read or `read` returns null.
   */
  readFile(path: string): Promise<DocumentFacts | null>
}

/** Prepares the site of a plan. `config` tells how its documents are read. */
export async function plannedSite(
  plan: SitePlan,
  config: Config,
  files: FileSystem,
): Promise<PlannedSite> {
  const profile = profileOf(plan)
  const uriOf = (path: string): string =>
    path === '' ? plan.root : `${plan.root}/${path.split('/').map(encodeURIComponent).join('/')}`
  const { readHead, readNamed } = files
  const robots = robotsPath(plan)
  const read = (
    path: string,
    text: string,
    language = linkedLanguage(path, profile),
  ): DocumentFacts | null => {
    if (language === null) return null
    const located = locateDocument(text, language, {
      structure: true,
      spec: findSpec(config.spec),
      templateDelimiters: config.templateDelimiters ?? undefined,
    })
    const facts = factsOf(located, text)
    return isDocument(profile, path) ? facts : { ...facts, uses: [] }
  }
  return {
    plan,
    options: {
      profile,
      siteUrl: plan.siteUrl,
      fragments: plan.fragments,
      isServerRoot: plan.isServerRoot,
      isAlone: plan.isAlone,
      unknownTrees: plan.unknownTrees,
      isGenerated: builtFiles(plan),
      redirects: await redirectsOf(plan, files, uriOf),
      robots: robots === null ? null : await files.readText(uriOf(robots)),
      textOf: readHead === undefined ? undefined : path => readHead(uriOf(path)),
      wholeTextOf: readNamed === undefined ? undefined : path => readNamed(uriOf(path)),
    },
    repository: await RepositoryFiles.around(plan.root, files),
    pathOf: uri => pathFrom(plan.root, normalUri(uri)),
    uriOf,
    read,
    readFile: async path => {
      const text = await files.readText(uriOf(path))
      return text === null ? null : read(path, text)
    },
  }
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
