import { encodePath, type Use } from '@hreflint/references'
import type * as lsp from 'vscode-languageserver-types'
import { rangeOf } from '../service-document.ts'
import { acceptsFile } from './accepted-files.ts'
import { findsSame, suggestsSame } from './beside-editor.ts'
import { linkAt, type SiteView } from './site-view.ts'

/** Returns completions of the path or fragment of the link at an offset. */
export function completePaths(view: SiteView, offset: number): lsp.CompletionItem[] {
  const link = typedLink(view, offset)
  if (link === null) return []
  const hash = link.typed.indexOf('#')
  if (hash !== -1) return fragments(view, link, hash, offset)
  return /^[a-z][a-z\d+.-]*:/i.test(link.typed) ? [] : paths(view, link, offset)
}

/** A link that is being typed. `typed` is its text before the cursor. */
interface TypedLink {
  readonly typed: string
  readonly start: number
  /** The end offset of the link. */
  readonly end: number
  readonly site: Use['site']
}

const emptyDestination = /(!?)\[[^[\]\n]*\]\(([^()\s]*)$/

function typedLink(view: SiteView, offset: number): TypedLink | null {
  const { text } = view.subject.document
  const use = linkAt(view, offset)?.use
  const isPath = use?.segments === undefined && use?.site.property !== 'wikilink'
  if (use !== undefined && isPath && use.holes.length === 0) {
    const { start, end } = use.span
    return { typed: text.slice(start, offset), start, end, site: use.site }
  }
  // An empty Markdown destination is not located as a URL.
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
  const found = emptyDestination.exec(line)
  if (found === null || !/^(?:markdown|mdx)$/.test(view.subject.language)) return null
  const [, mark, typed = ''] = found
  const property = mark === '!' ? 'image' : 'link'
  const site = { kind: 'markdown', property, syntax: 'url' } as const
  return { typed, start: offset - typed.length, end: offset, site }
}

function fragments(
  view: SiteView,
  { typed, start, end, site }: TypedLink,
  hash: number,
  offset: number,
): lsp.CompletionItem[] {
  const { index, path, subject } = view
  const facts = index.factsOf(path)
  const document = index.site.document(path, facts?.structure)
  const link = { text: typed.slice(0, hash) || '#', holes: [], site, base: facts?.base ?? null }
  const { target } = document.resolve(link)
  const anchors = target === null ? null : index.site.anchorsOf(target)
  if (target === null || anchors === null) return []
  if (findsSame(view, typed.slice(0, hash), target)) return []
  const headings = index.factsOf(target)?.structure?.headings ?? []
  const range = rangeOf(subject.document, { start: start + hash + 1, end: Math.max(offset, end) })
  const names = [...new Set(anchors.offered)].filter(name => name !== '')
  const placed = names.toSorted((a, b) => placeOf(a) - placeOf(b))
  return placed.map((name, order) => {
    const heading = headings.find(({ span }) => span.start === placeOf(name))
    const detail =
      heading === undefined ? 'id' : `${'#'.repeat(heading.level)} ${heading.source.trim()}`
    const item = {
      label: name,
      detail,
      kind: 18 as const,
      sortText: String(order).padStart(5, '0'),
    }
    return { ...item, filterText: name, textEdit: { range, newText: encodePath(name) } }
  })

  function placeOf(name: string): number {
    return anchors?.places.get(name)?.start ?? 0
  }
}

function paths(
  view: SiteView,
  { typed, start, end, site }: TypedLink,
  offset: number,
): lsp.CompletionItem[] {
  const { index, path, subject } = view
  const slash = typed.lastIndexOf('/')
  const folder = typed.slice(0, slash + 1)
  const facts = index.factsOf(path)
  const base = facts?.base ?? null
  const document = index.site.document(path, facts?.structure)
  const range = rangeOf(subject.document, {
    start: start + slash + 1,
    end: endOfName(view, offset, end),
  })
  const seen = new Set<string>()
  const items: lsp.CompletionItem[] = []
  for (const listed of foldersAt(view, folder, base)) {
    for (const [name, kind] of index.listing.entriesOf(listed) ?? []) {
      if (name.startsWith('.') || kind === 'unlisted' || seen.has(name)) continue
      const isFolder = kind === 'folder'
      if (!isFolder && !acceptsFile(site, name)) continue
      const whole = listed === '' ? name : `${listed}/${name}`
      if (whole === path) continue
      seen.add(name)
      const written = isFolder ? `${encodePath(name)}/` : linkedName(name, whole)
      if (written === null || suggestsSame(view, site, { folder, path: whole, written })) continue
      items.push({
        label: isFolder ? `${name}/` : name,
        kind: isFolder ? 19 : 17,
        detail: whole,
        // Before what an editor suggests that knows no site.
        sortText: `${isFolder ? 1 : 0}${name}`,
        filterText: written,
        textEdit: { range, newText: written },
      })
    }
  }
  return items

  /**
   * Returns how a link in this folder names a file: by its file name, or by the address of its
   * page. Null if neither leads to it.
   */
  function linkedName(name: string, whole: string): string | null {
    const forms = [name, name.replace(/\.\w+$/, ''), name.replace(/\.\w+$/, '/')]
    const resolved = forms.map(form => ({
      form: encodePath(form),
      to: document.resolve({ text: folder + encodePath(form), holes: [], site, base }),
    }))
    const there = resolved.filter(({ to }) => to.state === 'exists' && to.target === whole)
    return (there.find(({ to }) => to.issue === null) ?? there[0])?.form ?? null
  }
}

/**
 * Returns the end of the name under the cursor. A completion replaces the name and nothing after
 * it.
 */
function endOfName({ subject }: SiteView, offset: number, end: number): number {
  const rest = /^[^/?#"'()<>\s]*/.exec(subject.document.text.slice(offset, Math.max(offset, end)))
  return offset + (rest?.[0].length ?? 0)
}

/** Returns the existing folders of the site that a path may refer to. */
function foldersAt(
  { index, path }: SiteView,
  folder: string,
  base: string | null,
): readonly string[] {
  const { site, listing } = index
  const { contents, statics, holds } = site.profile
  const contentFolders = contents.filter(content => listing.entriesOf(content) !== null)
  const content = contentFolders.find(each => each === '' || path.startsWith(`${each}/`)) ?? ''
  const source = content === '' ? path : path.slice(content.length + 1)
  const at = site.address.pathOf(`${folder}x`, source, base)
  if (at.kind !== 'on site') return []
  const wanted = at.path.replace(/(?:^|\/)x$/, '')
  const roots = holds === 'sources' ? [...contentFolders, ...statics] : ['']
  return [
    ...new Set(roots.map(root => [root, wanted].filter(part => part !== '').join('/'))),
  ].filter(each => listing.entriesOf(each) !== null)
}
