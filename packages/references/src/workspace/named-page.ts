import { percentDecodeUtf8 } from '@hreflint/core/internal'
import type { Profile, SourcePlace } from '../generators/contract/profile.ts'
import { contentOf } from '../generators/contract/contents.ts'
import { nameIn } from '../pages/template-link.ts'
import { encodePath } from '../resolve/address.ts'
import type { Site } from '../resolve/site.ts'

/** A link that names a page in a template of its generator: `{{< ref "page#id" >}}`, `[[Note#Heading]]`. */
export interface NamedPage {
  /** Empty for the document itself. */
  readonly name: string
  /** Decoded; null if there is none. */
  readonly fragment: string | null
  /** Where the fragment ends in the link, if there is one. */
  readonly end: number
  /** Whether it means the same file wherever the document is. */
  readonly isOfAnyFolder: boolean
  /** Returns the link with another name, and with another fragment if one is given. */
  write(name: string, fragment?: string): string
}

/** Returns the page that a link names in a template; null if it has no such template. */
export function namedPageIn(text: string, profile: Profile): NamedPage | null {
  const template = profile.readTemplate(text)
  if (template?.finds !== 'page') return null
  const { start, url, isText = false } = template
  const name = nameIn(template)
  const end = start + name.length
  const hash = text.indexOf('#', end)
  // A fragment is in the template or after it.
  const last = url.includes('#') ? start + url.length : text.length
  const written = hash === -1 ? null : text.slice(hash + 1, last)
  return {
    name,
    fragment: written === null ? null : isText ? written : (percentDecodeUtf8(written) ?? written),
    end: last,
    isOfAnyFolder: isText && !/^\.{1,2}\//.test(name),
    write(other, fragment) {
      const head = text.slice(0, start) + other
      if (fragment === undefined || hash === -1) return head + text.slice(end)
      const encoded = isText ? fragment : encodePath(fragment)
      return `${head}${text.slice(end, hash)}#${encoded}${text.slice(last)}`
    },
  }
}

/** Returns names for a page in a document of a site, the one most like the name that is written first. */
export function namesFor(
  page: string,
  { name }: Pick<NamedPage, 'name'>,
  document: string,
  site: Site,
): readonly string[] {
  const content = contentOf(site.listing, site.profile, document) ?? ''
  const place: SourcePlace = { content, site }
  return site.profile.namesOf(page, name, document, place)
}
