import type { CommentStyle } from '@hreflint/linter'
import type * as lsp from 'vscode-languageserver-types'
import { codeActions, resolved } from './features/actions/code-actions.ts'
import { completions } from './features/completions.ts'
import { problemsOf } from './features/diagnostics.ts'
import { documentLinks } from './features/document-links.ts'
import { explainCode } from './features/explain-code.ts'
import { explanation } from './features/hover/explanation.ts'
import { hoverText } from './features/hover/hover.ts'
import { urlAt } from './features/url-at.ts'
import { type UrlForm, urlForm } from './features/url-forms.ts'
import { type FindingsOf, findingsOf, type Subject } from './findings-of.ts'
import type { ClientShape } from './client-shape.ts'
import { toCompletionItem, toDiagnostic, toDocumentLink, toHover } from './to-lsp.ts'

export interface LanguageServiceHost {
  readonly shape: ClientShape
  /** Default: the findings are computed again from the document. */
  readonly findingsOf?: FindingsOf
  /** The command that shows a page, with its address as argument. Default: no such action. */
  readonly openPageCommand?: string
}

/**
 * Everything an editor can ask about a document. It has no state: the answers depend only on the
 * arguments.
 */
export interface LanguageService {
  diagnostics(subject: Subject): lsp.Diagnostic[]
  codeActions(
    subject: Subject,
    range: lsp.Range,
    context: lsp.CodeActionContext,
    style?: CommentStyle,
  ): lsp.CodeAction[]
  /** Returns a code action with its deferred edits, after it was chosen. */
  resolveCodeAction(subject: Subject, action: lsp.CodeAction): lsp.CodeAction
  hover(subject: Subject, position: lsp.Position, compares?: boolean): lsp.Hover | null
  /**
   * Returns the links of a document. `root` is the folder for paths with a leading slash, as a URI
   * without a trailing slash. The `data` of a link to the document's site names the file that
   * should exist.
   */
  documentLinks(subject: Subject, root: string | null): lsp.DocumentLink[]
  completions(subject: Subject, position: lsp.Position): lsp.CompletionItem[]
  /**
   * Returns the URL at a position in another form. Null if there is no URL, or if it cannot be
   * converted.
   */
  copyAs(subject: Subject, position: lsp.Position, form: UrlForm): string | null
  /** Returns everything about the URL at a position, in Markdown. Null if there is none. */
  explain(subject: Subject, position: lsp.Position): string | null
  /** Returns an explanation of a code, in Markdown. Null if the code is unknown. */
  explainCode(code: string): string | null
}

export function createLanguageService(host: LanguageServiceHost): LanguageService {
  const { shape } = host
  const findings = host.findingsOf ?? findingsOf
  const at = (subject: Subject, position: lsp.Position) =>
    urlAt(subject, subject.document.offsetAt(position))
  return {
    diagnostics: subject =>
      problemsOf(findings(subject)).map(problem => toDiagnostic(subject.document, problem, shape)),

    codeActions: (subject, range, context, style = 'next-line') =>
      codeActions(subject, findings(subject), range, context, style, host),

    resolveCodeAction: (subject, action) => resolved(subject, findings(subject), action, shape),

    hover: (subject, position, compares = false) => {
      const offset = subject.document.offsetAt(position)
      const text = hoverText(subject, () => findings(subject), offset, compares, shape)
      return text === null ? null : toHover(subject.document, text, shape)
    },

    documentLinks: (subject, root) =>
      documentLinks(subject, root).map(link => toDocumentLink(subject.document, link)),

    completions: (subject, position) => {
      const offset = subject.document.offsetAt(position)
      return completions(subject, () => findings(subject), offset).map((completion, index) =>
        toCompletionItem(subject.document, completion, index),
      )
    },

    copyAs: (subject, position, form) => {
      const read = at(subject, position)
      return read === null ? null : urlForm(read, form)
    },

    explainCode,

    explain: (subject, position) => {
      const read = at(subject, position)
      return read === null ? null : explanation(read, shape)
    },
  }
}
