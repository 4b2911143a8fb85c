import { languageOf } from '@hreflint/documents'
import { findProfile, isComponentOf, isDocument } from '@hreflint/references/profiles'
import type { DocumentConfig } from '../config/configuration.ts'
import { normalUri, pathFrom, rootOf } from '../files/addresses.ts'
import type { RecognizedSite, SiteRecognizer } from './recognize-site.ts'

/** The site of a document. Plain data. Equal plans are the same site. */
export interface SitePlan {
  /** URI of its root folder, without a slash at the end. */
  readonly root: string
  /** Id of its profile. */
  readonly profile: string
  readonly siteUrl: string | null
  readonly fragments: boolean
  readonly generated: readonly string[]
}

/**
 * Finds the site of a document as the command line does; null if references are off or there is
 * none.
 */
export async function planSite(
  uri: string,
  { lint, root: workspace, configFolder }: DocumentConfig,
  recognizer: SiteRecognizer,
): Promise<SitePlan | null> {
  const { references, profile, generated, siteUrl } = lint
  const document = normalUri(uri)
  if (references === 'off' || !document.includes('/')) return null
  const base = configFolder ?? workspace
  const configured = base === null ? null : rootOf(new URL(`${lint.root}/`, `${base}/`).href)
  const folder = document.slice(0, document.lastIndexOf('/'))
  const site =
    profile !== null && configured !== null
      ? { root: configured, profile: findProfile(profile) }
      : ((await recognized(document, folder, recognizer)) ??
        (references === null
          ? null
          : plain(document, folder, (configFolder === null ? null : configured) ?? workspace)))
  if (site === null || !isDocument(site.profile, pathFrom(site.root, document) ?? '.')) return null
  return {
    root: site.root,
    profile: site.profile.id,
    siteUrl: site.root === configured || profile !== null ? siteUrl : null,
    fragments: references !== 'files',
    generated,
  }
}

async function recognized(
  document: string,
  folder: string,
  recognizer: SiteRecognizer,
): Promise<RecognizedSite | null> {
  for (const site of await recognizer.around(folder)) {
    const { holds, contents } = site.profile
    // A forge shows only Markdown as pages.
    if (holds === 'repository' && languageOf(document) !== 'markdown') continue
    const path = pathFrom(site.root, document)
    const isPart = path !== null && isComponentOf(site.profile, path)
    const isInside =
      isPart || contents.some(content => content === '' || path?.startsWith(`${content}/`))
    if (isInside) return site
  }
  return null
}

/**
 * Returns a site for a document that is in no recognized site although references are turned on.
 */
function plain(document: string, folder: string, root: string | null): RecognizedSite {
  const isWithin = root !== null && pathFrom(root, document) !== null
  return {
    root: isWithin ? root : folder,
    profile: findProfile(languageOf(document) === 'markdown' ? 'github' : 'files'),
  }
}
