import type { Profile } from '../profile.ts'

/** What the configuration of a generator says of its folders and addresses. Plain data. */
export interface GeneratorOptions {
  readonly contents?: readonly string[]
  readonly statics?: readonly string[]
  readonly pagesAreFolders?: boolean
  readonly certain?: Profile['certain']
  /** The address of the root; where only its path is told, with a host that nobody has. */
  readonly siteUrl?: string
}

/** A profile with what a configuration says otherwise. */
export function withOptions(
  profile: Profile,
  { siteUrl: _address, ...options }: GeneratorOptions,
): Profile {
  return { ...profile, ...options }
}

/** The host of sites of which only the path is known. */
const unknownHost = 'https://site.invalid'

/** The address of a site, from what is said of its host and of its path; nothing where neither is. */
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

/** A folder as a path from the root; null for one that is not below it. */
export function folderOf(written: string): string | null {
  const path = written.replace(/^(?:\.?\/)+/, '').replace(/\/+$/, '')
  if (/(?:^|\/)\.\.(?:\/|$)|^[a-z]:|^\//i.test(path) || written.startsWith('/')) return null
  return path === '.' ? '' : path
}
