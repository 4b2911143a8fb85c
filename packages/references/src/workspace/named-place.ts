import type { Span } from '@hreflint/core'
import type { SiteIndex } from './site-index.ts'

/** An id or heading that fragments find, with its names and its span. */
export interface NamedPlace {
  readonly names: readonly string[]
  readonly span: Span
  readonly kind: 'id' | 'heading'
}

/** Returns the id or heading at an offset of a document; null if there is none. */
export function placeAt(index: SiteIndex, path: string, offset: number): NamedPlace | null {
  const structure = index.factsOf(path)?.structure ?? null
  const isHere = ({ span }: { readonly span: Span }) => span.start <= offset && offset <= span.end
  const anchor = structure?.anchors.find(isHere)
  if (anchor !== undefined) return { names: [anchor.name], span: anchor.span, kind: 'id' }
  const heading = structure?.headings.find(isHere)
  return heading === undefined ? null : placeOf(index, path, heading.span.start)
}

/** Returns the id or heading that starts at an offset of a document; null if there is none. */
export function placeOf(index: SiteIndex, path: string, start: number): NamedPlace | null {
  const structure = index.factsOf(path)?.structure
  const places = [...(index.site.anchorsOf(path)?.places ?? [])]
  const names = places.filter(([, span]) => span.start === start).map(([name]) => name)
  const anchor = structure?.anchors.find(({ span }) => span.start === start)
  if (anchor !== undefined) return { names, span: anchor.span, kind: 'id' }
  const heading = structure?.headings.find(({ span }) => span.start === start)
  return heading === undefined ? null : { names, span: heading.span, kind: 'heading' }
}

/** Returns the id or heading that a fragment finds, decoded; null if it finds none. */
export function placeNamed(index: SiteIndex, path: string, name: string): NamedPlace | null {
  const start = index.site.anchorsOf(path)?.places.get(name)?.start
  return start === undefined ? null : placeOf(index, path, start)
}
