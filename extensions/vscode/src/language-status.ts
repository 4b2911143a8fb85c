import {
  type DocumentSelector,
  type LanguageStatusItem,
  LanguageStatusSeverity,
  languages,
} from 'vscode'
import { State } from 'vscode-languageclient'

/** Says beside the language of a document whether its URLs are being checked. */
export class LanguageStatus {
  readonly #item: LanguageStatusItem

  constructor(selector: DocumentSelector) {
    this.#item = languages.createLanguageStatusItem('hreflint', selector)
    this.#item.name = 'hreflint'
    this.#item.text = 'hreflint'
    this.#item.command = { command: 'hreflint.showLog', title: 'Show log' }
    this.show(State.Stopped)
  }

  show(state: State): void {
    this.#item.busy = state === State.Starting
    this.#item.severity = LanguageStatusSeverity.Information
    if (state === State.Running) {
      this.#item.detail = 'checks the URLs of this file'
    } else if (state === State.Starting) {
      this.#item.detail = 'is starting'
    } else if (state === State.StartFailed) {
      this.#item.detail = 'could not start'
      this.#item.severity = LanguageStatusSeverity.Error
    } else {
      this.#item.detail = 'is not running'
    }
  }

  dispose(): void {
    this.#item.dispose()
  }
}
