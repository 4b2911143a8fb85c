import type { Span } from '@hreflint/core'
import type { UrlSite } from '@hreflint/documents'

/** A URL of a document, as far as it matters where it points. */
export interface Link {
  /** What the URL parser will see. */
  readonly text: string
  /** Stretches of `text` that are not known. */
  readonly holes: readonly Span[]
  readonly site: UrlSite
  /** The value of the base element that counts; null if there is none. */
  readonly base: string | null
  readonly encoding?: string | undefined
  /** Where it begins in its document; left out where nothing else there says more about it. */
  readonly start?: number | undefined
}

/** What the element or rule with a URL makes of the target. */
export type Purpose = 'page' | 'image' | 'style' | 'script' | 'media' | 'resource'

/** Attributes that name something rather than point at it, or at what answers only to a request of its own. */
const noLinks = new Set(
  (
    'about resource vocab prefix property typeof datatype itemid itemtype itemprop urn classid codebase archive ' +
    'datasrc action formaction ping cdgroup definitionurl xlink:role xlink:arcrole xml:base profile value'
  ).split(' '),
)

const byElement: Readonly<Record<string, Purpose>> = {
  a: 'page',
  area: 'page',
  iframe: 'page',
  frame: 'page',
  img: 'image',
  image: 'image',
  script: 'script',
  video: 'media',
  audio: 'media',
  track: 'media',
}

/** What a place makes of its target; null if it is no link to one. */
export function purposeOf({
  kind,
  element = '',
  attribute = '',
  property,
  syntax,
}: UrlSite): Purpose | null {
  if (syntax === 'no-url' || syntax === 'absolute-url-or-name') return null
  switch (kind) {
    case 'attribute':
      if (noLinks.has(attribute) || attribute.startsWith('its-') || element === 'base') return null
      if (attribute === 'poster' || attribute.endsWith('srcset')) return 'image'
      return attribute === 'cite' ? 'page' : (byElement[element] ?? 'resource')
    case 'markdown':
      return property === 'image' ? 'image' : 'page'
    case 'css':
      return 'resource'
    case 'text':
      return 'page'
    case 'json':
      if (element !== 'manifest') return null
      return property === 'src' ? 'image' : 'page'
    // Programs, data and declarations resolve what they hold by rules of their own.
    default:
      return null
  }
}
