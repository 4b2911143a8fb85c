import type { Span } from '@hreflint/core'
import { type NamedPlace, placeAt, type ResolvedUse, type SiteIndex } from '@hreflint/references'
import type * as lsp from 'vscode-languageserver-types'
import type { Subject } from '../findings-of.ts'
import { rangeOf, type ServiceDocument } from '../service-document.ts'

/** A document of a site, with access to the other documents. */
export interface SiteView {
  readonly subject: Subject
  readonly index: SiteIndex
  /** Path of the document from the root of the site. */
  readonly path: string
  /**
   * The folder of the workspace, if the editor itself follows links in the language of the
   * document; else null.
   */
  readonly editorRoot: string | null
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

/** Returns the id or heading at an offset, or the heading of Markdown on its line; null if there is none. */
export function placeNear(view: SiteView, offset: number): NamedPlace | null {
  const { index, path, subject } = view
  const place = placeAt(index, path, offset)
  if (place !== null) return place
  const { text } = subject.document
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const next = text.indexOf('\n', offset)
  const end = next === -1 ? text.length : next
  const heading = index
    .factsOf(path)
    ?.structure?.headings.find(
      ({ span, syntax }) => syntax === 'markdown' && span.start <= end && span.end >= start,
    )
  return heading === undefined ? null : placeAt(index, path, heading.span.start)
}
