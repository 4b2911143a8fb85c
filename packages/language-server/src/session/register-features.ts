import type { LanguageService, Subject, UrlForm } from '@hreflint/language-service'
import type {
  CancellationToken,
  CodeAction,
  CodeActionParams,
  CompletionItem,
  Connection,
  DocumentLink,
  DocumentLinkParams,
  ExecuteCommandParams,
  Hover,
  TextDocumentPositionParams,
} from 'vscode-languageserver'
import type { EditorSettings } from '../config/editor-settings.ts'
import type { Engine } from '../engine.ts'
import type { ReferenceFeatures } from '../references/reference-features.ts'
import type { FileSystem } from '../runtime.ts'
import { openPageCommand } from './open-page-command.ts'
import type { Safely } from './safely.ts'

/** An open document with everything that applies to it. */
export interface OpenSubject {
  readonly service: LanguageService
  readonly subject: Subject
  readonly editor: EditorSettings
  /** The workspace folder that it is in. */
  readonly root: string | null
  /** Whether the editor itself creates links in its language. */
  readonly linkedByEditor: boolean
}

interface FeatureNeeds {
  readonly connection: Connection
  readonly safely: Safely
  readonly files: FileSystem | null
  readonly subjectOf: (uri: string) => Promise<OpenSubject | null>
  readonly loadEngine: () => Promise<Engine>
  /** Null if there are no files. */
  readonly references: ReferenceFeatures | null
  /** Returns whether the client creates files if an edit says so. */
  readonly createsFiles: () => boolean
}

/**
 * Answers the requests of editors about open documents. For other documents, the answer is empty.
 */
export function registerFeatures({
  connection,
  safely,
  files,
  subjectOf,
  loadEngine,
  references,
  createsFiles,
}: FeatureNeeds): void {
  const about = <Params extends { textDocument: { uri: string } }, Result>(
    name: string,
    fallback: Result,
    answer: (open: OpenSubject, params: Params) => Result | Promise<Result>,
  ) =>
    safely<Params, Result>(name, fallback, async params => {
      const open = await subjectOf(params.textDocument.uri)
      return open === null ? fallback : answer(open, params)
    })

  connection.onCodeAction(
    about<CodeActionParams, CodeAction[]>('code action', [], async (open, { range, context }) => {
      const { service, subject, editor } = open
      const actions = service.codeActions(subject, range, context, editor.suppressStyle)
      const isWanted = context.only === undefined || context.only.includes('quickfix')
      if (!createsFiles() || !isWanted) return actions
      const uri = (await references?.missingFile(open, range.start)) ?? null
      return uri === null ? actions : [...actions, creating(uri)]
    }),
  )
  connection.onCodeActionResolve(
    safely<CodeAction, CodeAction | null>('code action', null, async action => {
      const uri: unknown = (action.data as { uri?: unknown } | undefined)?.uri
      const open = typeof uri === 'string' ? await subjectOf(uri) : null
      return open?.service.resolveCodeAction(open.subject, action) ?? action
    }) as (action: CodeAction, token: CancellationToken) => Promise<CodeAction>,
  )
  connection.onHover(
    about<TextDocumentPositionParams, Hover | null>('hover', null, async (open, params) => {
      const { service, subject, editor } = open
      if (!editor.hover) return null
      const hover = service.hover(subject, params.position, editor.compare)
      return references === null ? hover : references.hover(open, params, hover)
    }),
  )
  connection.onDocumentLinks(
    about<DocumentLinkParams, DocumentLink[]>('links', [], async open => {
      const { service, subject, editor, linkedByEditor, root } = open
      const wanted =
        editor.documentLinks === 'on' || (editor.documentLinks === 'auto' && !linkedByEditor)
      if (!wanted) return []
      const links = await withFiles(service.documentLinks(subject, root), files)
      return joined((await references?.links(open)) ?? [], links)
    }),
  )
  connection.onCompletion(
    about<TextDocumentPositionParams, CompletionItem[]>('completion', [], async (open, params) => {
      const { service, subject, editor } = open
      if (!editor.completion) return []
      const paths = (await references?.completions(open, params)) ?? []
      return [...paths, ...service.completions(subject, params.position)]
    }),
  )
  connection.onRequest(
    'hreflint/copyAs',
    about<TextDocumentPositionParams & { form: UrlForm }, string | null>(
      'copy as',
      null,
      ({ service, subject }, { position, form }) => service.copyAs(subject, position, form),
    ),
  )
  connection.onRequest(
    'hreflint/explain',
    about<TextDocumentPositionParams, string | null>(
      'explain',
      null,
      ({ service, subject }, { position }) => service.explain(subject, position),
    ),
  )
  connection.onRequest(
    'hreflint/explainCode',
    safely<{ code: string }, string | null>('explain code', null, async ({ code }) =>
      (await loadEngine()).service.explainCode(String(code)),
    ),
  )
  connection.onExecuteCommand(
    safely<ExecuteCommandParams, null>('command', null, async ({ command, arguments: given }) => {
      const uri: unknown = given?.[0]
      if (command === openPageCommand && typeof uri === 'string') {
        await connection.window.showDocument({ uri, external: /^https:/.test(uri) })
      }
      return null
    }),
  )
}

/** Points links to pages of the site at their files, if they exist. */
async function withFiles(
  links: readonly DocumentLink[],
  files: FileSystem | null,
): Promise<DocumentLink[]> {
  const wanted = new Set(
    links.flatMap(({ data }) => (data as { file: string } | undefined)?.file ?? []),
  )
  const isThere = async (file: string) => files !== null && (await files.stamp(file)) !== null
  const found = new Map(
    await Promise.all([...wanted].map(async file => [file, await isThere(file)] as const)),
  )
  return links.map(({ data, ...link }) => {
    const file = (data as { file: string } | undefined)?.file
    return file !== undefined && found.get(file) === true ? { ...link, target: file } : link
  })
}

/** Joins links to files of a site with the other links. The first list wins. */
function joined(first: readonly DocumentLink[], others: readonly DocumentLink[]): DocumentLink[] {
  const startOf = ({ range: { start } }: DocumentLink) => `${start.line}:${start.character}`
  const known = new Set(first.map(startOf))
  return [...first, ...others.filter(link => !known.has(startOf(link)))]
}

/** Returns an action that creates an empty file at the target of a link. */
function creating(uri: string): CodeAction {
  const name = decodeURIComponent(uri.slice(uri.lastIndexOf('/') + 1))
  const create = { kind: 'create', uri, options: { ignoreIfExists: true } } as const
  return { title: `Create ${name}`, kind: 'quickfix', edit: { documentChanges: [create] } }
}
