import type { TextEdit } from '@hreflint/core'
import { findSpec } from '@hreflint/core/specs'
import { languageOf } from '@hreflint/documents'
import {
  fragmentOf,
  type Move,
  movedLinks,
  movedNames,
  type NamedPlace,
  placeNamed,
  type RewrittenUse,
  renamedAnchors,
  renamedPlace,
} from '@hreflint/references'
import type * as lsp from 'vscode-languageserver-types'
import { rangeOf, type ServiceDocument } from '../service-document.ts'
import { editsOf, mergedEdits, workspaceEditOf } from './rewrite.ts'
import { linkAt, placeNear, type SiteView } from './site-view.ts'

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
  const { use } = link
  const hash = document.text.indexOf('#', use.span.start)
  const base = view.index.factsOf(view.path)?.base ?? null
  const found = fragmentOf(use, base, view.index.site.profile)
  const end = found === null ? use.span.end : use.span.end - (use.text.length - found.end)
  const fragment = { start: hash + 1, end }
  return { range: rangeOf(document, fragment), placeholder }
}

function renamedAt(view: SiteView, offset: number): Renamed | null {
  const link = linkAt(view, offset)
  if (link === null) {
    const place = placeNear(view, offset)
    return place === null ? null : { path: view.path, place }
  }
  const { target, anchor } = link.resolution
  const hash = view.subject.document.text.indexOf('#', link.use.span.start)
  if (target === null || anchor === null || hash === -1 || offset <= hash) return null
  const place = placeNamed(view.index, target, anchor)
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
  const isTaken = view.index.site.anchorsOf(path)?.places.has(newName) === true
  if (place.kind === 'id' && isTaken) return null
  const language = languageOf(path)
  if (language === null) return null
  const { spec, templateDelimiters } = view.subject.config
  const read = {
    text: target.text,
    language,
    spec: findSpec(spec),
    templateDelimiters: templateDelimiters ?? undefined,
  }
  const after = renamedPlace(read, place, newName)
  const rewritten = after === null ? null : renamedAnchors(view.index, path, after.facts)
  if (after === null || rewritten === null) return null
  return written(view, rewritten, takesVersions, { document: target, path, edit: after.edit })
}

/**
 * Rewrites the links in files that move, the links to them, and their names in the settings of the
 * generator. Paths are from the root of the site.
 *
 * @param settingsOf Returns a file with settings, which need not be part of the site. Null if it cannot
 * be read.
 */
export async function moveEdits(
  view: SiteView,
  moves: readonly Move[],
  takesVersions: boolean,
  settingsOf: SiteView['documentOf'],
): Promise<lsp.WorkspaceEdit> {
  const links = await written(view, movedLinks(view.index, moves).rewritten, takesVersions)
  const { profile, listing } = view.index.site
  const names = [...(listing.entriesOf(profile.home)?.keys() ?? [])]
  const paths = names.map(name => (profile.home === '' ? name : `${profile.home}/${name}`))
  const settings = await Promise.all(
    paths
      .filter(path => profile.navigation?.file.test(path) === true)
      .map(async path => {
        const document = await settingsOf(path)
        const edits = document === null ? null : movedNames(profile, document.text, moves)
        return document === null || edits === null ? [] : [{ document, edits }]
      }),
  )
  return mergedEdits([links, workspaceEditOf(settings.flat(), takesVersions)])
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
