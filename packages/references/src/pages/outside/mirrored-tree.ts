import { findEntry } from '../../listing/find-entry.ts'
import { joinPath, type Listing } from '../../listing/listing.ts'

/** A language tag as folders have it: `ja`, `pt-br`, `zh_CN`, `zh-Hans`. Three letters alone are names like `old`. */
const languageTag =
  /^(?!(?:go|js|ts|py|rb|rs|cs|cc|db|ci|ui|ai|io|qa|os|vm)$)(?:[a-z]{2}|[a-z]{2,3}(?:[-_](?:[A-Za-z]{2}|[A-Za-z]{4}|\d{3}))+)$/

/** The most documents that one document may be the copy of. */
const mostMirrors = 20

/** A document with the same path in another tree, which a program may show instead of this one. */
export interface Mirror {
  readonly path: string
  /** Whether it is a copy, so that what is wrong is wrong there as well. */
  readonly isCopy: boolean
}

/**
 * Returns the mirrors of a document:
 *
 * - for one in a hidden folder, the file that a program makes of it: `a/README.md` for `.parts/a/README.md`;
 * - for one in a folder named by a language, the page that a site shows links from where a translation is
 *   missing: `docs/a.md` for `docs-locale/ja/a.md`.
 */
export function mirrorsOf(listing: Listing, document: string): readonly Mirror[] {
  const names = document.split('/')
  const found: Mirror[] = []
  for (const [end, name] of names.slice(0, -1).entries()) {
    const rest = names.slice(end + 1)
    const { trees, isCopy } = treesBeside(listing, names.slice(0, end + 1), name)
    for (const tree of trees) {
      const path = joinPath(tree, rest.join('/'))
      if (path !== document && findEntry(listing, path).kind === 'file')
        found.push({ path, isCopy: isCopy && rest.length > 1 })
      if (found.length === mostMirrors) return found
    }
  }
  return found
}

/** Returns the trees that the folder with these names may be the copy of. */
function treesBeside(
  listing: Listing,
  folder: readonly string[],
  name: string,
): { readonly trees: readonly string[]; readonly isCopy: boolean } {
  const hidden = folder.findIndex(each => each.startsWith('.'))
  if (hidden !== -1) return { trees: [folder.slice(0, hidden).join('/')], isCopy: true }
  if (!languageTag.test(name)) return { trees: [], isCopy: false }
  const around = folder.slice(0, -1)
  const parent = around.join('/')
  const above = around.length === 0 ? [] : foldersIn(listing, around.slice(0, -1).join('/'))
  return {
    trees: [...foldersIn(listing, parent), ...above.filter(each => each !== parent)],
    isCopy: false,
  }
}

function foldersIn(listing: Listing, folder: string): readonly string[] {
  const entries = [...(listing.entriesOf(folder) ?? [])]
  return entries.filter(([, kind]) => kind === 'folder').map(([name]) => joinPath(folder, name))
}
