import type { Example } from '../../packages/core/src/index.ts'
import { languageOf, locateDocument } from '../../packages/documents/src/index.ts'
import type { ReferenceOptions } from '../../packages/linter/src/index.ts'
import {
  findProfile,
  isRedirectFile,
  listingOf,
  readRedirects,
  Site,
} from '../../packages/references/src/index.ts'

/** Returns the site of an example and the path of the document in it; undefined if it has no site. */
export function siteOfExample({ site }: Example, text: string): ReferenceOptions | undefined {
  if (site === undefined) return undefined
  const { document, files, profile: profileId = 'files', siteUrl, untracked } = site
  const profile = findProfile(profileId)
  const place = { basePath: '/', holds: profile.holds }
  return {
    site: new Site({
      listing: listingOf([...Object.keys(files), document]),
      profile,
      siteUrl,
      isTracked: path => (untracked === undefined ? null : !untracked.includes(path)),
      redirects: Object.entries({ ...files, [document]: text }).flatMap(([path, table]) =>
        isRedirectFile(profile, path) ? readRedirects(path, table, place) : [],
      ),
      robots: files['robots.txt'],
      structureOf: path => {
        const content = path === document ? text : files[path]
        const language = languageOf(path)
        if (content === undefined || language === null) return null
        return locateDocument(content, language, { structure: true }).structure ?? null
      },
    }),
    path: document,
  }
}

/** The language of an example: that of its document, else HTML. */
export function languageOfExample({ site, language }: Example): string {
  const ofSite = site === undefined ? null : languageOf(site.document)
  return language ?? ofSite ?? 'html'
}

/** Returns the files of an example as Markdown; nothing if it has none. */
export function filesOfExample({ site }: Example): readonly string[] {
  if (site === undefined) return []
  const { document, files, profile = 'files', siteUrl } = site
  const others = Object.entries(files).map(([path, text]) =>
    text === '' ? `\`${path}\`` : `\`${path}\` with \`${text}\``,
  )
  const beside = others.length === 0 ? '' : `; beside it ${others.join(', ')}`
  const address = siteUrl === undefined ? '' : ` at ${siteUrl}`
  return [`in \`${document}\` of a site with the profile \`${profile}\`${address}${beside}`]
}
