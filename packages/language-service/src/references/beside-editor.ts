import { parse, type Span } from '@hreflint/core'
import type { UrlSite } from '@hreflint/documents'
import type * as lsp from 'vscode-languageserver-types'
import { locationOf, type SiteView } from './site-view.ts'

// What VS Code does itself, so that it is not done twice. Other editors do not say that they follow
// links.

/** Attributes in HTML whose paths VS Code completes, beside `href` and `src`. */
const others =
  /^(?:body background|(?:blockquote|del|ins|q) cite|form action|(?:frame|img) longdesc|object data|(?:button|input) formaction|command icon|html manifest|video poster)$/

/**
 * Returns whether the editor suggests the same for a file or folder. It lists the folder that is
 * typed, and takes the folder of the workspace for the root of the site.
 *
 * @param folder The path that is typed, up to its last slash.
 * @param path The file or folder in the site.
 * @param written What a completion would write after `folder`.
 */
export function suggestsSame(
  view: SiteView,
  site: UrlSite,
  { folder, path, written }: { readonly folder: string; path: string; written: string },
): boolean {
  if (!completesPaths(view.subject.language, site)) return false
  const name = path.slice(path.lastIndexOf('/') + 1)
  // It does not percent-encode.
  if (written.replace(/\/$/, '') !== name) return false
  return leadsTo(view, folder + name, path)
}

/**
 * Returns whether the editor finds the same document for the path of a link in Markdown, so that it
 * suggests its headings.
 */
export function findsSame(view: SiteView, link: string, path: string): boolean {
  if (view.editorRoot === null || view.subject.language !== 'markdown') return false
  return link === '' || leadsTo(view, link, path) || leadsTo(view, `${link}.md`, path)
}

/** Returns whether the editor finds a file or folder by a path, from the folder of the workspace. */
function leadsTo({ editorRoot, subject, uriOf }: SiteView, link: string, path: string): boolean {
  if (editorRoot === null) return false
  const [text, base] = link.startsWith('/')
    ? [`.${link}`, `${editorRoot.replace(/\/$/, '')}/`]
    : [link, subject.document.uri]
  const href = parse(text, { base }).url?.href
  return typeof href === 'string' && decoded(href) === decoded(uriOf(path))
}

/** Editors percent-encode other characters of an address. */
function decoded(uri: string): string {
  try {
    return decodeURIComponent(uri)
  } catch {
    return uri
  }
}

function completesPaths(language: string, { kind, element, attribute }: UrlSite): boolean {
  if (language === 'css' || language === 'scss' || language === 'less') return kind === 'css'
  if (language === 'markdown') return kind === 'markdown'
  if (kind !== 'attribute' || !/^(?:html|handlebars)$/.test(language)) return false
  return /^(?:href|src)$/.test(attribute ?? '') || others.test(`${element} ${attribute}`)
}

/**
 * Returns the location of a span in a file of the site. A heading in Markdown is where the editor
 * says that it is, its whole line, so that both are one entry.
 */
export async function placeBesideEditor(
  view: SiteView,
  path: string,
  span: Span,
): Promise<lsp.Location> {
  const { editorRoot, subject, index } = view
  const isHeading = index
    .factsOf(path)
    ?.structure?.headings.some(({ span: { start } }) => start === span.start)
  if (editorRoot === null || subject.language !== 'markdown' || isHeading !== true) {
    return locationOf(view, path, span)
  }
  const text = (await view.documentOf(path))?.text ?? ''
  const start = text.lastIndexOf('\n', span.start - 1) + 1
  const length = /^[^\r\n]*/.exec(text.slice(start))?.[0].length ?? 0
  return locationOf(view, path, { start, end: start + length })
}
