import type { SubjectReferences } from '@hreflint/language-service'
import { type Connection, DidChangeWatchedFilesNotification } from 'vscode-languageserver'
import type { DocumentConfig } from '../config/configuration.ts'
import type { Runtime, Store } from '../runtime.ts'
import type { Client } from '../session/client.ts'
import type { OpenDocuments } from '../session/open-documents.ts'
import { type Log, oneLine } from '../session/safely.ts'
import type { FileChange, WorkspaceSites } from './workspace-sites.ts'

interface Needs {
  readonly connection: Connection
  readonly runtime: Runtime
  readonly documents: OpenDocuments
  readonly clientOf: () => Client
  /** Where to keep what was read of sites; null for nowhere. */
  readonly storeOf: () => Store | null
  /** Is told, once for what happens together, of the documents whose links may come to something else. */
  readonly changed: (uris: readonly string[]) => void
  readonly log: Log
}

/** Changes that come within so many milliseconds are told together. */
const together = 50

/** The sites of the workspace. What resolves links is loaded for the first document that may be part of one. */
export class Sites {
  readonly #needs: Needs
  #loaded: Promise<WorkspaceSites> | null = null
  #isWatching = false
  #changed = new Set<string>()
  /** What has happened to files, as far as it is not taken in yet. */
  #changes: Promise<void> = Promise.resolve()

  constructor(needs: Needs) {
    this.#needs = needs
  }

  /** See `WorkspaceSites.referencesOf`. */
  async referencesOf(
    uri: string,
    config: DocumentConfig,
    options: { waits?: boolean } = {},
  ): Promise<SubjectReferences | undefined> {
    const sites = await this.#sitesFor(config)
    await this.#changes
    return sites?.referencesOf(uri, config, options)
  }

  /** See `WorkspaceSites.revisionOf`. */
  async revisionOf(uri: string, config: DocumentConfig): Promise<string> {
    const sites = await this.#sitesFor(config)
    await this.#changes
    return (await sites?.revisionOf(uri, config)) ?? ''
  }

  /** Takes in what has happened to files. */
  filesChanged(changes: readonly FileChange[]): Promise<void> {
    return this.#inOrder(() => this.#takeIn(changes))
  }

  closed(uri: string): Promise<void> {
    return this.#inOrder(async () => (await this.#loaded)?.closed(uri))
  }

  /** Does what follows from news in the order in which they were told. */
  #inOrder(work: () => Promise<void>): Promise<void> {
    this.#changes = this.#changes.then(work).catch(error => {
      this.#needs.log(`files could not be read again: ${oneLine(error)}`)
    })
    return this.#changes
  }

  async #takeIn(changes: readonly FileChange[]): Promise<void> {
    if (this.#loaded === null) return
    const sites = await this.#loaded
    if (await sites.areAbout(changes)) {
      sites.forget()
      this.#tell([])
    } else {
      await sites.filesChanged(changes)
    }
  }

  async forget(): Promise<void> {
    ;(await this.#loaded)?.forget()
  }

  /** All that is loaded of them, with what has happened to files so far; null if nothing is. */
  async loaded(): Promise<WorkspaceSites | null> {
    await this.#changes
    return this.#loaded
  }

  async #sitesFor({ lint }: DocumentConfig): Promise<WorkspaceSites | null> {
    const { files } = this.#needs.runtime
    if (files === null || lint.references === 'off') return null
    this.#loaded ??= import('./workspace-sites.ts').then(
      module =>
        new module.WorkspaceSites({
          files,
          documents: this.#needs.documents,
          log: this.#needs.log,
          pause: this.#needs.runtime.pause,
          store: this.#needs.storeOf(),
          begin: () => this.#begin(),
          changed: uris => this.#tell(uris),
        }),
    )
    return this.#loaded
  }

  async #begin() {
    const { connection } = this.#needs
    this.#watch()
    const progress = await connection.window.createWorkDoneProgress()
    progress.begin('hreflint: reading links', 0, undefined, true)
    return {
      report: (done: number, of: number) =>
        progress.report(Math.round((100 * done) / Math.max(of, 1)), `${done} of ${of} documents`),
      isCanceled: () => progress.token.isCancellationRequested,
      done: () => progress.done(),
    }
  }

  /** Files of every kind are targets of links. */
  #watch(): void {
    const { connection, clientOf } = this.#needs
    if (this.#isWatching || !clientOf().dynamicWatching) return
    this.#isWatching = true
    connection.client
      .register(DidChangeWatchedFilesNotification.type, { watchers: [{ globPattern: '**/*' }] })
      .catch(() => {})
  }

  #tell(uris: readonly string[]): void {
    if (this.#changed.size === 0) {
      setTimeout(() => {
        const changed = [...this.#changed].filter(uri => uri !== '')
        this.#changed = new Set()
        this.#needs.changed(changed)
      }, together)
    }
    for (const uri of ['', ...uris]) this.#changed.add(uri)
  }
}
