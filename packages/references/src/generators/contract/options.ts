import type { Profile } from './profile.ts'
import type { SitePart } from './routes.ts'

/** The folders and addresses in the configuration of a generator. Plain data. */
export interface GeneratorOptions {
  readonly contents?: readonly string[]
  readonly statics?: readonly string[]
  readonly partFolders?: readonly string[]
  readonly components?: readonly string[]
  /** The folder of the configuration, if the root is above it. */
  readonly home?: string
  readonly parts?: readonly SitePart[]
  /** The folder that pages are written to; null if it is unknown or not below the root. */
  readonly built?: string | null
  readonly pagesAreFolders?: boolean
  readonly sectionsAreFiles?: boolean
  readonly movedFolders?: readonly string[]
  readonly generatedFolders?: readonly string[]
  readonly knownFolders?: readonly string[]
  /** Pages that the build makes besides those that it makes for every site. */
  readonly moreFiles?: readonly string[]
  /** Files and folders, from the root, that no pages are made from. */
  readonly excluded?: readonly string[]
  readonly listedPages?: readonly string[]
  readonly certain?: Profile['certain']
  readonly isGuess?: true
  readonly slugger?: Profile['slugger']
  readonly hasOtherIds?: boolean
  readonly addsIds?: boolean
  readonly definesLabels?: boolean
  readonly slugsFragments?: boolean
  readonly indexFiles?: readonly string[]
  readonly fallbackExtensions?: readonly string[]
  /**
   * URL of the root. If only its path is configured, the host is a placeholder that does not exist.
   */
  readonly siteUrl?: string
}

/** The address of a site, as far as its configuration shows it. */
export type SiteAddressOption = Pick<GeneratorOptions, 'siteUrl'>

/** Returns a profile with the options of a configuration applied. */
export function withOptions(
  profile: Profile,
  { siteUrl: _address, moreFiles = [], excluded = [], ...options }: GeneratorOptions,
): Profile {
  const generatedFiles = [...profile.generatedFiles, ...moreFiles]
  const isExcluded = (path: string) =>
    excluded.some(each => path === each || path.startsWith(`${each}/`))
  return {
    ...profile,
    ...options,
    generatedFiles,
    ...(excluded.length === 0
      ? {}
      : { makesPage: (path: string) => profile.makesPage(path) && !isExcluded(path) }),
  }
}

/** The placeholder origin of a site if only its path is known. */
const unknownHost = 'https://site.invalid'

/**
 * Builds the URL of a site from its configured host URL and base path. Empty if neither is given or
 * the host is not a valid URL.
 */
export function addressOf(
  host: string | null,
  base: string | null,
): Pick<GeneratorOptions, 'siteUrl'> {
  if (host === null && base === null) return {}
  const folder = base === null ? '' : `${base.replace(/^\/*/, '/').replace(/\/*$/, '')}/`
  try {
    const { origin, pathname } = new URL(host ?? unknownHost)
    return { siteUrl: origin + (folder === '' ? pathname.replace(/\/*$/, '/') : folder) }
  } catch {
    return {}
  }
}

/** Normalizes a configured folder to a path from the root; null if it is not below the root. */
export function folderOf(written: string): string | null {
  const path = written.replace(/^(?:\.?\/)+/, '').replace(/\/+$/, '')
  if (/(?:^|\/)\.\.(?:\/|$)|^[a-z]:|^\//i.test(path) || written.startsWith('/')) return null
  return path === '.' ? '' : path
}
