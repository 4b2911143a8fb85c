import { applyEdits, type TextEdit } from '@hreflint/core'
import { findSpec } from '@hreflint/core/specs'
import { languageOf, locateDocument } from '@hreflint/documents'
import {
  factsOf,
  type Move,
  movedLinks,
  type RewrittenUse,
  renamedAnchors,
} from '@hreflint/references'
import type * as lsp from 'vscode-languageserver-types'
import { rangeOf, type ServiceDocument } from '../service-document.ts'
import { editsOf, workspaceEditOf } from './rewrite.ts'
import { linkAt, type NamedPlace, placeAt, placeOf, type SiteView } from './site-view.ts'

/**
 * The id or heading that a rename at an offset changes. The offset can be in it or in the fragment
 * of a link to it.
 */
interface Renamed {
  readonly path: string
  readonly place: NamedPlace
}

/**
 * Returns the range of the name that can be renamed at an offset, and the present name; null if
 * there is none.
 */
export async function prepareRename(
  view: SiteView,
  offset: number,
): Promise<{ readonly range: lsp.Range; readonly placeholder: string } | null> {
  const renamed = renamedAt(view, offset)
  if (renamed === null) return null
  const { document } = view.subject
  const target = await view.documentOf(renamed.path)
  if (target === null) return null
  const { span } = renamed.place
  const placeholder = target.text.slice(span.start, span.end)
  const link = linkAt(view, offset)
  if (link === null) return { range: rangeOf(document, span), placeholder }
  const hash = document.text.indexOf('#', link.use.span.start)
  const fragment = { start: hash + 1, end: link.use.span.end }
  return { range: rangeOf(document, fragment), placeholder }
}

function renamedAt(view: SiteView, offset: number): Renamed | null {
  const link = linkAt(view, offset)
  if (link === null) {
    const place = placeAt(view, offset)
    return place === null ? null : { path: view.path, place }
  }
  const { target, anchor } = link.resolution
  const hash = view.subject.document.text.indexOf('#', link.use.span.start)
  if (target === null || anchor === null || hash === -1 || offset <= hash) return null
  const start = view.index.site.anchorsOf(target)?.places.get(anchor)?.start
  const place = start === undefined ? null : placeOf(view.index, target, start)
  return place === null ? null : { path: target, place }
}

/**
 * Renames an id or a heading, and rewrites every link to it. Null if nothing can be renamed there
 * or the new name is not allowed: an id cannot contain white space or be one that already exists.
 */
export async function renameAt(
  view: SiteView,
  offset: number,
  newName: string,
  takesVersions: boolean,
): Promise<lsp.WorkspaceEdit | null> {
  const renamed = renamedAt(view, offset)
  const target = renamed === null ? null : await view.documentOf(renamed.path)
  if (renamed === null || target === null) return null
  const { path, place } = renamed
  const isName = place.kind === 'heading' ? /^[^\n\r]*\S[^\n\r]*$/ : /^[^\s"'<>&`=]+$/
  if (!isName.test(newName)) return null
  const isTaken = view.index.site.anchorsOf(path)?.places.has(newName) === true
  if (place.kind === 'id' && isTaken) return null
  const own: TextEdit = { span: place.span, text: newName }
  const language = languageOf(path)
  if (language === null) return null
  const { spec, templateDelimiters } = view.subject.config
  const text = applyEdits(target.text, [own])
  const located = locateDocument(text, language, {
    structure: true,
    spec: findSpec(spec),
    templateDelimiters: templateDelimiters ?? undefined,
  })
  const rewritten = renamedAnchors(view.index, path, factsOf(located, text))
  if (rewritten === null) return null
  return written(view, rewritten, takesVersions, { document: target, path, edit: own })
}

/**
 * Rewrites the links in files that move and the links to them. Paths are from the root of the site.
 */
export function moveEdits(
  view: SiteView,
  moves: readonly Move[],
  takesVersions: boolean,
): Promise<lsp.WorkspaceEdit> {
  return written(view, movedLinks(view.index, moves).rewritten, takesVersions)
}

async function written(
  view: SiteView,
  rewritten: readonly RewrittenUse[],
  takesVersions: boolean,
  own?: { readonly document: ServiceDocument; readonly path: string; readonly edit: TextEdit },
): Promise<lsp.WorkspaceEdit> {
  const byPath = new Map<string, RewrittenUse[]>(own === undefined ? [] : [[own.path, []]])
  for (const use of rewritten) byPath.set(use.path, [...(byPath.get(use.path) ?? []), use])
  const files = await Promise.all(
    Array.from(byPath, async ([path, uses]) => {
      const document = await view.documentOf(path)
      const language = languageOf(path)
      if (document === null || language === null) return []
      const edits = editsOf({ document, language }, view.subject.config, uses)
      const all = own?.path === path ? [own.edit, ...edits] : edits
      return [{ document, edits: all.toSorted((a, b) => a.span.start - b.span.start) }]
    }),
  )
  return workspaceEditOf(files.flat(), takesVersions)
}
