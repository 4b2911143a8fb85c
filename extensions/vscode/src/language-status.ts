import {
  type DocumentSelector,
  type LanguageStatusItem,
  LanguageStatusSeverity,
  languages,
  type TextDocument,
  window,
  workspace,
} from 'vscode'
import { scripts } from './languages.ts'

/** The phase of the server. */
export type Phase = 'stopped' | 'starting' | 'running' | 'failed'

const details: Readonly<Record<Phase, string>> = {
  stopped: 'is not running',
  starting: 'is starting',
  running: 'checks the URLs of this file',
  failed: 'could not start',
}

const scriptIds: ReadonlySet<string> = new Set(scripts)

function isScript(document: TextDocument | undefined): boolean {
  return document !== undefined && scriptIds.has(document.languageId)
}

/** Shows next to the language of a document whether its URLs are checked. */
export class LanguageStatus {
  readonly #item: LanguageStatusItem
  readonly #listeners = [
    window.onDidChangeActiveTextEditor(() => this.#show()),
    workspace.onDidChangeConfiguration(() => this.#show()),
  ]
  #phase: Phase = 'stopped'

  constructor(selector: DocumentSelector) {
    this.#item = languages.createLanguageStatusItem('hreflint', selector)
    this.#item.name = 'hreflint'
    this.#item.text = 'hreflint'
    this.#item.command = { command: 'hreflint.showLog', title: 'Show log' }
    this.#show()
  }

  show(phase: Phase): void {
    this.#phase = phase
    this.#show()
  }

  #show(): void {
    const document = window.activeTextEditor?.document
    const settings = workspace.getConfiguration('hreflint', document)
    this.#item.busy = this.#phase === 'starting'
    this.#item.severity =
      this.#phase === 'failed' ? LanguageStatusSeverity.Error : LanguageStatusSeverity.Information
    if (settings.get('enable') === false) {
      this.#item.detail = 'is off for this file (hreflint.enable)'
    } else if (isScript(document) && settings.get('javascript') === 'off') {
      this.#item.detail = 'leaves scripts alone (hreflint.javascript)'
    } else {
      this.#item.detail = details[this.#phase]
    }
  }

  dispose(): void {
    this.#item.dispose()
    for (const listener of this.#listeners) listener.dispose()
  }
}
