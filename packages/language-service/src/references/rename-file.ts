import { percentDecodeUtf8 } from '@hreflint/core/internal'
import { fragmentOf } from '@hreflint/references'
import type * as lsp from 'vscode-languageserver-types'
import { rangeOf } from '../service-document.ts'
import { linkAt, type SiteView } from './site-view.ts'

/** The file or folder that a link leads to, and where the link writes its name. */
interface LinkedName {
  /** Path from the root of the site. */
  readonly path: string
  readonly span: { readonly start: number; readonly end: number }
  /** The name as the link has it. */
  readonly written: string
}

/** Pages that stand for their folder. */
const ofFolder = /^(?:_?index|README)\.[a-z]+$/i

/** Returns the range of the name of a file in a link, and the name; null if there is none at the offset. */
export function prepareFileRename(
  view: SiteView,
  offset: number,
): { readonly range: lsp.Range; readonly placeholder: string } | null {
  const found = nameAt(view, offset)
  if (found === null) return null
  return { range: rangeOf(view.subject.document, found.span), placeholder: found.written }
}

/**
 * Returns the file or folder that the name at an offset stands for, and its new path. Undefined if there is none; null
 * if the name is not allowed or taken. A name without the extension of the file keeps it.
 */
export function renamedFileAt(
  view: SiteView,
  offset: number,
  newName: string,
): { readonly from: string; readonly to: string } | null | undefined {
  const found = nameAt(view, offset)
  if (found === null) return undefined
  const given = newName.trim().replace(/\/$/, '')
  if (/^\.{0,2}$|[\\/:*?"<>|#%]/.test(given) || hasControl(given)) return null
  const [parent, name] = splitAtLast(found.path)
  const isFolder = view.index.listing.entriesOf(found.path) !== null
  const renamed = isFolder ? given : fileName(name, decoded(found.written), given)
  if (view.index.listing.entriesOf(parent)?.has(renamed) !== false) return null
  return { from: found.path, to: parent === '' ? renamed : `${parent}/${renamed}` }
}

/** Returns the new name of a file whose link writes it as `written`, perhaps without its extension. */
function fileName(name: string, written: string, given: string): string {
  const extension = extensionOf(name)
  if (name === written) return extensionOf(given) === '' ? given + extension : given
  const shown = extensionOf(written)
  const stem = shown !== '' && given.endsWith(shown) ? given.slice(0, -shown.length) : given
  return stem + extension
}

function nameAt(view: SiteView, offset: number): LinkedName | null {
  const link = linkAt(view, offset)
  const { target = null, state } = link?.resolution ?? {}
  if (link === null || target === null || state === 'unknown') return null
  const { index, subject } = view
  const { use } = link
  const base = index.factsOf(view.path)?.base ?? null
  const { text } = subject.document
  const hasFragment = fragmentOf(use, base, index.site.profile) !== null
  const source = text.slice(use.span.start, use.span.end)
  const length = (hasFragment ? /^[^#?]*/ : /^[^?#]*/).exec(source)?.[0].length ?? 0
  if (offset > use.span.start + length) return null
  const [, folders = '', written = ''] = /^(.*?)([^/]*)\/?$/s.exec(source.slice(0, length)) ?? []
  if (written === '' || written === '.' || written === '..') return null
  const start = use.span.start + folders.length
  const span = { start, end: start + written.length }
  const path = fileOf(decoded(written), target)
  return path === null ? null : { path, span, written }
}

/** Returns what a name in a link stands for: the file that it leads to, or its folder. */
function fileOf(written: string, target: string): string | null {
  const [folder = '', name = ''] = splitAtLast(target)
  if (name === written || stemOf(name) === written.replace(/\.html?$/, '')) return target
  const isOfFolder = ofFolder.test(name) && splitAtLast(folder)[1] === written
  return isOfFolder ? folder : null
}

function splitAtLast(path: string): readonly [folder: string, name: string] {
  const slash = path.lastIndexOf('/')
  return [path.slice(0, Math.max(0, slash)), path.slice(slash + 1)]
}

const extensionOf = (name: string) => /(?<=.)\.[A-Za-z][A-Za-z\d]*$/.exec(name)?.[0] ?? ''

const stemOf = (name: string) => name.slice(0, name.length - extensionOf(name).length)

function hasControl(name: string): boolean {
  return Array.from(name).some(character => character < ' ')
}

const decoded = (text: string): string => percentDecodeUtf8(text) ?? text
