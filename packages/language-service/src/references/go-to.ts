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

/** The maximum number of files that are read for the lines of the headings that links lead to. */
const mostRead = 100

/**
 * Returns the links of a document that lead to files, with the addresses of the files. That of a heading or an id has its
 * line in the fragment, as editors take it: `#L3`.
 */
export async function documentLinksOf(
  view: SiteView,
): Promise<readonly { readonly start: number; readonly end: number; readonly uri: string }[]> {
  const { index } = view
  const documents = new Map<string, ReturnType<SiteView['documentOf']>>()
  const documentOf = (path: string) => {
    const known = documents.get(path)
    if (known !== undefined || documents.size === mostRead) return known
    const read = view.documentOf(path)
    documents.set(path, read)
    return read
  }
  const links = index.linksOf(view.path).map(async ({ use: { span }, resolution }) => {
    const { target, anchor } = resolution
    if (target === null || index.listing.entriesOf(target) !== null) return []
    const uri = view.uriOf(target)
    const place = anchor === null ? undefined : index.site.anchorsOf(target)?.places.get(anchor)
    const document = place === undefined ? null : await documentOf(target)
    if (place === undefined || document == null) return [{ ...span, uri }]
    return [{ ...span, uri: `${uri}#L${document.positionAt(place.start).line + 1}` }]
  })
  return (await Promise.all(links)).flat()
}
