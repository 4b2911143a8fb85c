import type { WorkspaceEdit } from 'vscode-languageserver'
import type { DocumentConfig } from '../config/configuration.ts'
import type { FileSystem } from '../runtime.ts'
import type { OpenDocuments } from '../session/open-documents.ts'
import type { OpenSite } from './open-site.ts'
import type { Sites } from './sites.ts'

interface Needs {
  readonly sites: Sites
  readonly documents: OpenDocuments
  readonly files: FileSystem
  readonly features: typeof import('@hreflint/language-service/references')
  readonly configOf: (uri: string) => Promise<DocumentConfig>
  readonly takesVersions: boolean
}

/**
 * Returns the edits that keep links working when files or folders move, for all open sites. Null if
 * there are none.
 */
export async function fileMoves(
  renamed: readonly { readonly oldUri: string; readonly newUri: string }[],
  { sites, documents, files, features, configOf, takesVersions }: Needs,
): Promise<WorkspaceEdit | null> {
  const loaded = await sites.loaded()
  const openSites = loaded?.openSites ?? []
  /** Whether another site edits a document: sites may overlap, and an editor would make the edits of each. */
  const isOfAnother = async (own: OpenSite, uri: string): Promise<boolean> => {
    const others = openSites.filter(({ site }) => site !== own && site.pathOf(uri) !== null)
    if (others.length === 0) return false
    const config = await configOf(uri)
    const owners = await Promise.all(others.map(({ site }) => loaded?.isOwn(site, uri, config)))
    return owners.includes(true)
  }
  const edits: WorkspaceEdit[] = []
  for (const { site, config } of openSites) {
    const { index, uriOf, pathOf } = site
    const moves = renamed.flatMap(({ oldUri, newUri }) => {
      const from = pathOf(oldUri)
      const to = pathOf(newUri)
      // A file that leaves the site is no longer part of it, and where its links lead then is
      // unknown.
      return from === null || to === null || from === '' ? [] : [{ from, to }]
    })
    if (moves.length === 0) continue
    const readDocument = async (path: string) => {
      const uri = uriOf(path)
      const open = documents.get(uri)
      if (open !== undefined) return open
      const text = await files.readText(uri)
      return text === null ? null : documents.view(uri, '', text)
    }
    const documentOf = async (path: string) =>
      (await isOfAnother(site, uriOf(path))) ? null : await readDocument(path)
    const document = documents.view(site.plan.root, '', '')
    const subject = { document, language: 'html', config: config.lint }
    const view = { subject, index, path: '', editorRoot: null, uriOf, documentOf }
    edits.push(await features.moveEdits(view, moves, takesVersions, readDocument))
  }
  return edits.length === 0 ? null : features.mergedEdits(edits)
}
