import type {
  CompletionItem,
  CreateFilesParams,
  DefinitionParams,
  DeleteFilesParams,
  DocumentLink,
  Hover,
  Location,
  PrepareRenameParams,
  ReferenceParams,
  RenameFilesParams,
  RenameParams,
  TextDocumentPositionParams,
  WorkspaceEdit,
} from 'vscode-languageserver'
import { type Connection, ResponseError } from 'vscode-languageserver'
import type { SiteView } from '@hreflint/language-service/references'
import type { DocumentConfig } from '../config/configuration.ts'
import type { Client } from '../session/client.ts'
import type { OpenDocuments } from '../session/open-documents.ts'
import type { OpenSubject } from '../session/register-features.ts'
import type { Safely } from '../session/safely.ts'
import type { FileSystem } from '../runtime.ts'
import { fileMoves } from './file-moves.ts'
import type { Sites } from './sites.ts'

interface Needs {
  readonly connection: Connection
  readonly safely: Safely
  readonly files: FileSystem
  readonly documents: OpenDocuments
  readonly sites: Sites
  readonly clientOf: () => Client
  readonly subjectOf: (uri: string, asksSite?: boolean) => Promise<OpenSubject | null>
  /** Returns the configuration of a file or folder, which need not be open. */
  readonly configOf: (uri: string) => Promise<DocumentConfig>
}

type Module = typeof import('@hreflint/language-service/references')

/** The features for links of an open document. Empty if it is not part of a site. */
export interface ReferenceFeatures {
  completions(open: OpenSubject, params: TextDocumentPositionParams): Promise<CompletionItem[]>
  links(open: OpenSubject): Promise<DocumentLink[]>
  /** Adds the target of the link to a hover. */
  hover(
    open: OpenSubject,
    params: TextDocumentPositionParams,
    hover: Hover | null,
  ): Promise<Hover | null>
  /**
   * Returns the URI of the missing file that the link at a position leads to; null if there is none
   * to create.
   */
  missingFile(open: OpenSubject, position: RenameParams['position']): Promise<string | null>
}

/**
 * Registers the requests about targets of links, and returns the features that are part of other
 * requests.
 */
export function referenceFeatures(needs: Needs): ReferenceFeatures {
  const { connection, safely, files, documents, sites, clientOf, subjectOf, configOf } = needs

  const viewOf = ({ subject, linkedByEditor, root }: OpenSubject): SiteView | null => {
    const { references } = subject
    const { index = null, path, uriOf } = references ?? {}
    if (index === null || path === undefined || uriOf === undefined) return null
    const documentOf = async (other: string) => {
      const uri = uriOf(other)
      const open = documents.get(uri)
      if (open !== undefined) return open
      const text = await files.readText(uri)
      return text === null ? null : documents.view(uri, '', text)
    }
    const editorRoot = linkedByEditor ? (root ?? '') : null
    return { subject, index, path, editorRoot, uriOf, documentOf }
  }

  const load = () => import('@hreflint/language-service/references')

  const about = <Params extends TextDocumentPositionParams, Result>(
    name: string,
    /** Answers for a label of Markdown; null or undefined if there is none. */
    ofLabel: (
      features: Module,
      subject: OpenSubject['subject'],
      offset: number,
      params: Params,
    ) => Result | null | undefined,
    answer: (
      features: Module,
      view: SiteView,
      offset: number,
      params: Params,
    ) => Promise<Result | null>,
  ) =>
    safely<Params, Result | null>(name, null, async params => {
      const open = await subjectOf(params.textDocument.uri, true)
      if (open === null) return null
      const { subject } = open
      const features = await load()
      const offset = subject.document.offsetAt(params.position)
      // VS Code itself knows the labels of Markdown, but not those of MDX.
      const knowsLabels = open.linkedByEditor && subject.document.languageId === 'markdown'
      const own = knowsLabels ? null : ofLabel(features, subject, offset, params)
      if (own != null) return own
      const view = viewOf(open)
      return view === null ? null : answer(features, view, offset, params)
    })

  const takesVersions = () => clientOf().shape.documentChanges

  connection.onDefinition(
    about<DefinitionParams, Location>(
      'definition',
      ({ definitionOfLabel }, subject, offset) => definitionOfLabel(subject, offset),
      ({ definitionOf }, view, offset) => definitionOf(view, offset),
    ),
  )
  connection.onReferences(
    about<ReferenceParams, Location[]>(
      'references',
      ({ referencesOfLabel }, subject, offset, { context }) =>
        referencesOfLabel(subject, offset, context.includeDeclaration),
      ({ referencesOf }, view, offset, { context }) =>
        referencesOf(view, offset, context.includeDeclaration),
    ),
  )
  connection.onPrepareRename(
    about<PrepareRenameParams, Awaited<ReturnType<Module['prepareRename']>> & object>(
      'rename',
      ({ prepareLabelRename }, subject, offset) => prepareLabelRename(subject, offset),
      async ({ prepareRename, prepareFileRename }, view, offset) =>
        (await prepareRename(view, offset)) ??
        (clientOf().renamesFiles ? prepareFileRename(view, offset) : null),
    ),
  )
  const refused = (newName: string) =>
    new ResponseError(-32803, `"${newName}" cannot be the new name here.`)
  connection.onRenameRequest(
    about<RenameParams, WorkspaceEdit>(
      'rename',
      ({ renameLabel }, subject, offset, { newName }) => {
        const edit = renameLabel(subject, offset, newName, takesVersions())
        if (edit === null) throw refused(newName)
        return edit
      },
      async (features, view, offset, { newName }) => {
        const edit = await features.renameAt(view, offset, newName, takesVersions())
        if (edit !== null) return edit
        const file = clientOf().renamesFiles
          ? features.renamedFileAt(view, offset, newName)
          : undefined
        if (file == null) throw refused(newName)
        const [oldUri, newUri] = [view.uriOf(file.from), view.uriOf(file.to)]
        // A client that renames files takes all changes in this form: Neovim does not announce it.
        const links = await editsOfMoves([{ oldUri, newUri }], true)
        const renames = { kind: 'rename' as const, oldUri, newUri }
        return { documentChanges: [...(links?.documentChanges ?? []), renames] }
      },
    ),
  )
  /** Returns the edits that keep links working when files move. */
  const editsOfMoves = async (moved: RenameFilesParams['files'], takes: boolean) => {
    // Without its site, a file would move and leave all links to it broken.
    const read = async (uri: string) => sites.read(uri, await configOf(uri))
    await Promise.all(moved.map(({ oldUri }) => read(oldUri)))
    const needs = { sites, documents, files, configOf, takesVersions: takes }
    return fileMoves(moved, { ...needs, features: await load() })
  }
  connection.workspace.onWillRenameFiles(
    safely<RenameFilesParams, WorkspaceEdit | null>('moved files', null, ({ files: moved }) =>
      editsOfMoves(moved, takesVersions()),
    ),
  )
  const changed = (changes: readonly { readonly uri: string; readonly isGone: boolean }[]) =>
    void sites.filesChanged(changes)
  connection.workspace.onDidRenameFiles(({ files: renamed }: RenameFilesParams) =>
    changed(
      renamed.flatMap(({ oldUri, newUri }) => [
        { uri: oldUri, isGone: true },
        { uri: newUri, isGone: false },
      ]),
    ),
  )
  connection.workspace.onDidCreateFiles(({ files: created }: CreateFilesParams) =>
    changed(created.map(({ uri }) => ({ uri, isGone: false }))),
  )
  connection.workspace.onDidDeleteFiles(({ files: deleted }: DeleteFilesParams) =>
    changed(deleted.map(({ uri }) => ({ uri, isGone: true }))),
  )

  return {
    completions: async (open, { position }) => {
      const view = viewOf(open)
      if (view === null) return []
      const offset = open.subject.document.offsetAt(position)
      const { completePaths, withPictureSizes } = await load()
      const sizeOf = (uri: string) => files.pictureSize(uri)
      return await withPictureSizes(completePaths(view, offset), view, sizeOf)
    },
    links: async open => {
      const view = viewOf(open)
      if (view === null) return []
      const { document } = open.subject
      const links = await (await load()).documentLinksOf(view)
      return links.map(({ start, end, uri }) => ({
        range: { start: document.positionAt(start), end: document.positionAt(end) },
        target: uri,
      }))
    },
    hover: async (open, { position }, hover) => {
      const view = viewOf(open)
      if (view === null) return hover
      const { targetText } = await load()
      const sizeOf = (uri: string) => files.pictureSize(uri)
      const offset = open.subject.document.offsetAt(position)
      const { shape } = clientOf()
      const text = await targetText(view, offset, sizeOf, shape)
      if (text === null) return hover
      // A link between notes is no URL, of which nothing else is known.
      if (hover === null)
        return { contents: { kind: shape.markdown ? 'markdown' : 'plaintext', value: text } }
      const { contents } = hover
      if (typeof contents !== 'object' || !('kind' in contents)) return hover
      return { ...hover, contents: { ...contents, value: `${contents.value}\n\n${text}` } }
    },
    missingFile: async (open, position) => {
      const view = viewOf(open)
      if (view === null) return null
      const path = (await load()).fileToCreate(view, open.subject.document.offsetAt(position))
      return path === null ? null : view.uriOf(path)
    },
  }
}
