import type { Span } from '@hreflint/core'
import type { ResolvedUse, SiteIndex } from '@hreflint/references'
import type * as lsp from 'vscode-languageserver-types'
import type { Subject } from '../findings-of.ts'
import { rangeOf, type ServiceDocument } from '../service-document.ts'

/** A document of a site, with access to the other documents. */
export interface SiteView {
  readonly subject: Subject
  readonly index: SiteIndex
  /** Path of the document from the root of the site. */
  readonly path: string
  uriOf(path: string): string
  /**
   * Returns a file as it is open in the editor, else as it is on disk. Null if it cannot be read.
   */
  documentOf(path: string): Promise<ServiceDocument | null>
}

/** Returns the link at an offset, its start and end included; null if there is none. */
export function linkAt(
  { index, path }: Pick<SiteView, 'index' | 'path'>,
  offset: number,
): ResolvedUse | null {
  return (
    index.linksOf(path).find(({ use: { span } }) => span.start <= offset && offset <= span.end) ??
    null
  )
}

/** An id or heading that fragments find, with its names and its span. */
export interface NamedPlace {
  readonly names: readonly string[]
  readonly span: Span
  readonly kind: 'id' | 'heading'
}

/** Returns the id or heading at an offset of the document; null if there is none. */
export function placeAt({ index, path }: SiteView, offset: number): NamedPlace | null {
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

/**
 * Returns the location of a span in a file of the site. If the file cannot be read, the location is
 * its start.
 */
export async function locationOf(view: SiteView, path: string, span: Span): Promise<lsp.Location> {
  const document = await view.documentOf(path)
  const start = { line: 0, character: 0 }
  const range = document === null ? { start, end: start } : rangeOf(document, span)
  return { uri: view.uriOf(path), range }
}
