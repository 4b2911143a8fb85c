import { type ComponentName, parse, type Span } from '@hreflint/core'
import type { UrlSite } from '@hreflint/documents'

/** A URL in a document, with everything that its target depends on. */
export interface Link {
  /** What the URL parser sees. */
  readonly text: string
  /** Spans of `text` whose content is unknown, such as placeholders. */
  readonly holes: readonly Span[]
  readonly site: UrlSite
  /** The value of the base element that applies; null if there is none. */
  readonly base: string | null
  readonly encoding?: string | undefined
  /**
   * Offset of the URL in its document. Left out if nothing else in the document says more about the
   * link.
   */
  readonly start?: number | undefined
}

/** What the element or rule that contains a URL uses its target for. */
export type Purpose = 'page' | 'image' | 'style' | 'script' | 'media' | 'resource'

/** Attributes whose URL is a name, or whose target answers only special requests. */
const noLinks = new Set(
  (
    'about resource vocab prefix property typeof datatype itemid itemtype itemprop urn classid codebase archive ' +
    'datasrc action formaction ping cdgroup definitionurl xlink:role xlink:arcrole xml:base profile value'
  ).split(' '),
)

/** Whether a URL is the target of a form, which a visitor opens by submitting it. */
export function isForm({ attribute }: UrlSite): boolean {
  return attribute === 'action' || attribute === 'formaction'
}

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

/** Returns what a place uses its target for; null if its URL is not a link. */
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
    // Programs, data and declarations resolve URLs by rules of their own.
    default:
      return null
  }
}

/** Returns the span of a component in the text of a link; null if it has none. */
export function componentOf(text: string, component: ComponentName): Span | null {
  return parse(text, { base: 'https://site.invalid/' }).components[component]
}

/** Whether a link is an example, which an author fills in: `url`, `NNNN-title.md`. */
export function isExample(text: string): boolean {
  return (
    /^(?:ur[li]|link|href)$/i.test(text) ||
    /(?:^|[/_.-])(?:N{3,}|X{3,}|Y{4})(?=[/_.-]|$)/.test(text)
  )
}

/** A placeholder of a shell script, or of a template in a language that has none of its own. */
export const shellVariable = /\$(?:\{|[A-Z][A-Z_]+)|\{[{%$]|<%|%%[A-Z][A-Z_-]*%%/
