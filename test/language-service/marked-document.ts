import { applyEdits, type Span } from '@hreflint/core'
import {
  type ClientShape,
  createLanguageService,
  type PositionEncoding,
  type ServiceDocument,
  type Subject,
  serviceDocument,
} from '@hreflint/language-service'
import { type Config, mergeConfigs, type PartialConfig } from '@hreflint/linter'
import { TextDocument } from 'vscode-languageserver-textdocument'
import type { CodeAction, Range, TextEdit } from 'vscode-languageserver-types'

/** A client that can do everything. */
export const fullShape: ClientShape = {
  documentChanges: true,
  relatedInformation: true,
  codeDescription: true,
  unnecessaryTag: true,
  markdown: true,
  pageOf: code => `explain:/${code}`,
}

export const service = createLanguageService({ shape: fullShape })

export const uri = 'file:///site/page.html'

/** An in-memory document. A `|` in `marked` is the cursor, and is taken out. */
export function subjectOf(
  marked: string,
  { language = 'html', config = {}, encoding = 'utf-16', uri: address = uri }: SubjectOptions = {},
): Subject & { offset: number; position: ReturnType<ServiceDocument['positionAt']> } {
  const offset = marked.indexOf('|')
  const text = offset === -1 ? marked : marked.slice(0, offset) + marked.slice(offset + 1)
  const document = serviceDocument(TextDocument.create(address, language, 1, text), encoding)
  const whole: Config = mergeConfigs([config])
  return { document, language, config: whole, offset, position: document.positionAt(offset) }
}

/** The same for a document that is to keep its `|`. */
export function plainSubject(text: string, options?: SubjectOptions): Subject {
  const { offset: _offset, position: _position, ...subject } = subjectOf(`|${text}`, options)
  return subject
}

export interface SubjectOptions {
  readonly language?: string
  readonly config?: PartialConfig
  readonly encoding?: PositionEncoding
  readonly uri?: string
}

/** The text of a range. */
export function textIn({ document }: Subject, range: Range): string {
  return document.text.slice(document.offsetAt(range.start), document.offsetAt(range.end))
}

/** The text of a document after a code action. */
export function after({ document }: Subject, action: CodeAction | undefined): string | undefined {
  const change = action?.edit?.documentChanges?.[0]
  const edits = change !== undefined && 'edits' in change ? (change.edits as TextEdit[]) : undefined
  if (edits === undefined) return undefined
  const spans = edits.map(({ range, newText }): { span: Span; text: string } => ({
    span: { start: document.offsetAt(range.start), end: document.offsetAt(range.end) },
    text: newText,
  }))
  return applyEdits(document.text, spans)
}

/** The code actions at the cursor. */
export function actionsAt(
  subject: ReturnType<typeof subjectOf>,
  only?: string[],
  on = service,
): CodeAction[] {
  const { position } = subject
  const diagnostics = on.diagnostics(subject)
  const context = only === undefined ? { diagnostics } : { diagnostics, only }
  return on.codeActions(subject, { start: position, end: position }, context)
}
