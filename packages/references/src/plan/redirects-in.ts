import { readRedirects } from '../redirects/read-redirects.ts'
import { isRedirectFile, redirectFiles } from '../redirects/redirect-files.ts'
import type { RedirectRule } from '../redirects/redirect-rule.ts'
import { SiteAddress } from '../resolve/address.ts'
import { profileOf, type SitePlan } from './site-plan.ts'

/** Returns the paths at which a site can have redirect tables: beside its settings and in copied folders. */
export function redirectPaths(plan: SitePlan): readonly string[] {
  const profile = profileOf(plan)
  return [profile.home, ...profile.statics].flatMap(folder =>
    redirectFiles
      .map(name => (folder === '' ? name : `${folder}/${name}`))
      .filter(path => isRedirectFile(profile, path)),
  )
}

/** Returns the path of `robots.txt`, which is read from a built site only; null for other sites. */
export function robotsPath(plan: SitePlan): string | null {
  return profileOf(plan).holds === 'output' ? 'robots.txt' : null
}

/**
 * Reads the redirect tables of a site, in order of precedence.
 *
 * @param textOf Returns the text of a file by its path from the root; null if it cannot be read.
 */
export function redirectsIn(
  plan: SitePlan,
  textOf: (path: string) => string | null,
): readonly RedirectRule[] {
  const place = { basePath: new SiteAddress(plan.siteUrl).basePath, holds: profileOf(plan).holds }
  return redirectPaths(plan).flatMap(path => {
    const text = textOf(path)
    const name = path.slice(path.lastIndexOf('/') + 1)
    return text === null ? [] : readRedirects(name, text, place)
  })
}
