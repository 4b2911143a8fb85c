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
  /** Recomputed from the document unless the host remembers them. */
  readonly findingsOf?: FindingsOf
  /** The command that shows a page, with its address as argument. Default: no such action. */
  readonly openPageCommand?: string
}

/** Everything an editor can ask about a document. Stateless: the answer depends on arguments only. */
export interface LanguageService {
  diagnostics(subject: Subject): lsp.Diagnostic[]
  codeActions(
    subject: Subject,
    range: lsp.Range,
    context: lsp.CodeActionContext,
    style?: CommentStyle,
  ): lsp.CodeAction[]
  /** A code action with the edits that were left until it was chosen. */
  resolveCodeAction(subject: Subject, action: lsp.CodeAction): lsp.CodeAction
  hover(subject: Subject, position: lsp.Position, compares?: boolean): lsp.Hover | null
  /**
   * `root` is the folder that a path with a leading slash is below, as a URI without one at its end. The
   * `data` of a link to the site that the document is part of names the file that should be there.
   */
  documentLinks(subject: Subject, root: string | null): lsp.DocumentLink[]
  completions(subject: Subject, position: lsp.Position): lsp.CompletionItem[]
  /** The URL at a position in another form; null if there is none, or no URL results. */
  copyAs(subject: Subject, position: lsp.Position, form: UrlForm): string | null
  /** All about the URL at a position, in Markdown; null if there is none. */
  explain(subject: Subject, position: lsp.Position): string | null
  /** What a code means, in Markdown; null if it is unknown. */
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
