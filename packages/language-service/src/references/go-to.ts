import type * as lsp from 'vscode-languageserver-types'
import { placeAt } from '@hreflint/references'
import { placeBesideEditor } from './beside-editor.ts'
import { linkAt, locationOf, type SiteView } from './site-view.ts'

/** Returns the target of the link at an offset: a file, or a heading or id in it. */
export async function definitionOf(view: SiteView, offset: number): Promise<lsp.Location | null> {
  const resolution = linkAt(view, offset)?.resolution
  if (resolution?.target == null) return null
  const places = view.index.site.anchorsOf(resolution.target)?.places
  const span = resolution.anchor === null ? undefined : places?.get(resolution.anchor)
  return placeBesideEditor(view, resolution.target, span ?? { start: 0, end: 0 })
}

/**
 * Returns the links with the same target as the link at an offset, or the links to the id or
 * heading there. Empty at other places, because other providers of the editor answer for them.
 */
export async function referencesOf(
  view: SiteView,
  offset: number,
  includesDeclaration: boolean,
): Promise<lsp.Location[]> {
  const { index } = view
  const link = linkAt(view, offset)?.resolution
  const place = link === undefined ? placeAt(view.index, view.path, offset) : null
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

/** Returns the links of a document that lead to files, with the URIs of the files. */
export function documentLinksOf(
  view: SiteView,
): readonly { readonly start: number; readonly end: number; readonly uri: string }[] {
  return view.index.linksOf(view.path).flatMap(({ use: { span }, resolution: { target } }) => {
    const isFile = target !== null && view.index.listing.entriesOf(target) === null
    return isFile ? [{ ...span, uri: view.uriOf(target) }] : []
  })
}
