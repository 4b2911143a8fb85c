import type * as lsp from 'vscode-languageserver-types'
import { parse } from '@hreflint/core'
import type { ResolvedUse } from '@hreflint/references'
import { placeBesideEditor } from './beside-editor.ts'
import { linkAt, locationOf, placeNear, type SiteView } from './site-view.ts'

/** Returns the target of the link at an offset: a file, or a heading or id in it. */
export async function definitionOf(view: SiteView, offset: number): Promise<lsp.Location | null> {
  const resolution = linkAt(view, offset)?.resolution
  if (resolution?.target == null) return null
  const places = view.index.site.anchorsOf(resolution.target)?.places
  const span = resolution.anchor === null ? undefined : places?.get(resolution.anchor)
  return placeBesideEditor(view, resolution.target, span ?? { start: 0, end: 0 })
}

/**
 * Returns the links with the same target as the link at an offset, also if the target is missing or another server, or the links
 * to the id or heading there. Empty at other places, because other providers of the editor answer for them.
 */
export async function referencesOf(
  view: SiteView,
  offset: number,
  includesDeclaration: boolean,
): Promise<lsp.Location[]> {
  const { index } = view
  const use = linkAt(view, offset)
  const link = use?.resolution
  const alike = use === null ? null : elsewhereOf(use)
  if (alike !== null) {
    const paths = [...index.paths]
    const same = paths.flatMap(from =>
      index.linksOf(from).flatMap(each => (elsewhereOf(each) === alike ? [{ from, each }] : [])),
    )
    return Promise.all(same.map(({ from, each }) => locationOf(view, from, each.use.span)))
  }
  const place = link === undefined ? placeNear(view, offset) : null
  const path = link === undefined ? view.path : link.target
  if (path === null || (link === undefined && place === null)) return []
  const anchors = index.site.anchorsOf(path)?.places
  const linked = link?.anchor == null ? undefined : anchors?.get(link.anchor)
  const start = place?.span ?? linked
  const names = [...(anchors ?? [])].filter(([, span]) => span.start === start?.start)
  const wanted = new Set([...names.map(([name]) => name), ...(place?.names ?? [])])
  const found = index
    .referrersOf({ path })
    .filter(({ resolution: { anchor } }) => start === undefined || wanted.has(anchor ?? ''))
  const locations = await Promise.all(
    found.map(({ path: from, use }) => locationOf(view, from, use.span)),
  )
  if (!includesDeclaration || start === undefined) return locations
  return [await placeBesideEditor(view, path, start), ...locations]
}

/** Returns what links have in common that lead to no file of the site; null if there is nothing. */
function elsewhereOf({ use, resolution: { target, issue } }: ResolvedUse): string | null {
  if (target !== null) return null
  const missing = issue?.issue.params.target
  if (missing !== undefined) return `missing ${missing}`
  const isWhole = use.holes.length === 0 && /^(?:https?:)?\/\//i.test(use.text)
  return isWhole ? (parse(use.text, { base: 'https://site.invalid/' }).url?.href ?? null) : null
}

/** A link of a document that leads to a file. */
export interface FileLink {
  readonly start: number
  readonly end: number
  /** Address of the file. */
  readonly uri: string
  /** The file and the start of the place in it that the link leads to; null if that is the file. */
  readonly place: { readonly path: string; readonly start: number } | null
}

/** Returns the links of a document that lead to files. */
export function documentLinksOf(view: SiteView): readonly FileLink[] {
  const { index } = view
  return index.linksOf(view.path).flatMap(({ use: { span }, resolution }) => {
    const { target: path, anchor } = resolution
    if (path === null || index.listing.entriesOf(path) !== null) return []
    const start =
      anchor === null ? undefined : index.site.anchorsOf(path)?.places.get(anchor)?.start
    return [{ ...span, uri: view.uriOf(path), place: start === undefined ? null : { path, start } }]
  })
}

/** Returns the line of a place, from 1, as editors take it in the fragment of a file's address. */
export async function lineOf(
  view: SiteView,
  { path, start }: NonNullable<FileLink['place']>,
): Promise<number | null> {
  const document = await view.documentOf(path)
  return document === null ? null : document.positionAt(start).line + 1
}
