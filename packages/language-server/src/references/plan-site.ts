import { languageOf } from '@hreflint/documents'
import { findProfile, isComponentOf, isDocument } from '@hreflint/references/profiles'
import type { DocumentConfig } from '../config/configuration.ts'
import { normalUri, pathFrom, rootOf } from '../files/addresses.ts'
import type { RecognizedSite, SiteRecognizer } from './recognize-site.ts'

/** The site that a document is part of. Plain data; equal plans are one site. */
export interface SitePlan {
  /** Address of its root folder, without a slash at its end. */
  readonly root: string
  /** Id of its profile. */
  readonly profile: string
  readonly siteUrl: string | null
  readonly fragments: boolean
  readonly generated: readonly string[]
}

/** The site of a document, as the command line finds it; null where references are off or there is none. */
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
    // A forge shows Markdown as pages, and nothing else.
    if (holds === 'repository' && languageOf(document) !== 'markdown') continue
    const path = pathFrom(site.root, document)
    const isPart = path !== null && isComponentOf(site.profile, path)
    const isInside =
      isPart || contents.some(content => content === '' || path?.startsWith(`${content}/`))
    if (isInside) return site
  }
  return null
}

/** Files of which nothing is known but that references are wanted. */
function plain(document: string, folder: string, root: string | null): RecognizedSite {
  const isWithin = root !== null && pathFrom(root, document) !== null
  return {
    root: isWithin ? root : folder,
    profile: findProfile(languageOf(document) === 'markdown' ? 'github' : 'files'),
  }
}
