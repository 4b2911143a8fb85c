import { pagePath } from '@hreflint/core/internal'
import {
  createLanguageService,
  fixAllKind,
  type Subject,
  serviceDocument,
} from '@hreflint/language-service'
import { defaultConfig } from '@hreflint/linter'
import { TextDocument } from 'vscode-languageserver-textdocument'
import type { CodeAction, Diagnostic, Range, TextEdit } from 'vscode-languageserver-types'
import type {
  CheckedDocument,
  ConfigProblem,
  DocumentAction,
  DocumentAnswers,
  DocumentDiagnostic,
  DocumentEdit,
  DocumentHover,
  DocumentRequest,
} from './document-messages.ts'
import { hoverBlocks } from './hover-blocks.ts'
import { readConfig } from './read-config.ts'

const uri = 'inmemory:document'

const severities: Readonly<Record<number, DocumentDiagnostic['severity']>> = {
  1: 'error',
  2: 'warning',
}

const shape = {
  documentChanges: false,
  relatedInformation: false,
  codeDescription: false,
  unnecessaryTag: false,
  markdown: true,
  // The pages of codes are part of this site, wherever it is served.
  pageOf: pagePath,
}

/** A document, and the language service for it. Editors run the same code. */
export class DocumentSession {
  readonly #service = createLanguageService({ shape })
  #subject: Subject = subjectOf('', 'html', defaultConfig)
  #diagnostics: readonly Diagnostic[] = []

  /** Answers a request. Repeating it has no effect. */
  answer(request: DocumentRequest): DocumentAnswers[DocumentRequest['kind']] {
    switch (request.kind) {
      case 'check':
        return this.#check(request.text, request.language, request.config)
      case 'actions':
        return this.#actions(request.from, request.to)
      case 'hover':
        return this.#hover(request.at)
      case 'fix-all':
        return this.#fixAll()
    }
  }

  #check(text: string, language: string, configText: string): CheckedDocument {
    const { config, problems } = readConfig(configText)
    this.#subject = subjectOf(text, language, config)
    this.#diagnostics = this.#service.diagnostics(this.#subject)
    const configProblems: readonly ConfigProblem[] = problems
    return { diagnostics: this.#diagnostics.map(one => this.#shown(one)), configProblems }
  }

  #shown({ range, severity = 1, message, code }: Diagnostic): DocumentDiagnostic {
    return {
      ...this.#span(range),
      line: range.start.line + 1,
      severity: severities[severity] ?? 'info',
      message: typeof message === 'string' ? message : message.value,
      code: code === undefined ? null : String(code),
    }
  }

  #actions(from: number, to: number): readonly DocumentAction[] {
    const { document } = this.#subject
    const range = { start: document.positionAt(from), end: document.positionAt(to) }
    const context = { diagnostics: [...this.#diagnostics], only: ['quickfix'] }
    return this.#service.codeActions(this.#subject, range, context).map(action => ({
      title: action.title,
      isPreferred: action.isPreferred === true,
      edits: this.#edits(action),
    }))
  }

  #hover(at: number): DocumentHover | null {
    const { document } = this.#subject
    const hover = this.#service.hover(this.#subject, document.positionAt(at), true)
    if (hover === null || hover.range === undefined) return null
    const { contents } = hover
    const markdown = typeof contents === 'object' && 'value' in contents ? contents.value : ''
    return { ...this.#span(hover.range), blocks: hoverBlocks(markdown) }
  }

  #fixAll(): readonly DocumentEdit[] {
    const { document } = this.#subject
    const range = { start: document.positionAt(0), end: document.positionAt(document.text.length) }
    const context = { diagnostics: [], only: [fixAllKind] }
    const [action] = this.#service.codeActions(this.#subject, range, context)
    return action === undefined ? [] : this.#edits(action)
  }

  #edits({ edit }: CodeAction): readonly DocumentEdit[] {
    const edits: readonly TextEdit[] = edit?.changes?.[uri] ?? []
    return edits.map(({ range, newText }) => ({ ...this.#span(range), insert: newText }))
  }

  #span({ start, end }: Range): { from: number; to: number } {
    const { document } = this.#subject
    return { from: document.offsetAt(start), to: document.offsetAt(end) }
  }
}

function subjectOf(text: string, language: string, config: Subject['config']): Subject {
  const document = serviceDocument(TextDocument.create(uri, language, 1, text))
  return { document, language, config }
}
