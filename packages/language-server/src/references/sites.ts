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
  /** Returns the store for the facts of sites; null if nothing is stored. */
  readonly storeOf: () => Store | null
  /**
   * Called with the documents whose resolutions may change. Changes that come close together cause
   * one call.
   */
  readonly changed: (uris: readonly string[]) => void
  readonly log: Log
}

/** In milliseconds. Changes within this time are reported together. */
const together = 50

/**
 * The sites of the workspace. The code that resolves links is loaded for the first document that
 * may be part of a site.
 */
export class Sites {
  readonly #needs: Needs
  #loaded: Promise<WorkspaceSites> | null = null
  /** Whether a site was looked for. Before that, code is loaded and folders are read. */
  #hasLooked = false
  #isWatching = false
  readonly #changed = new Set<string>()
  /** Whether a change was told so recently that the next ones wait. */
  #isTelling = false
  #hasMore = false
  /** Settles when all file changes so far are processed. */
  #changes: Promise<void> = Promise.resolve()

  constructor(needs: Needs) {
    this.#needs = needs
  }

  /** See `WorkspaceSites.referencesOf`. The first document does not wait for its site to be found. */
  async referencesOf(
    uri: string,
    config: DocumentConfig,
    options: { waits?: boolean; asksSite?: boolean } = {},
  ): Promise<SubjectReferences | undefined> {
    if (!this.#hasLooked && options.waits !== true) {
      void this.#lookBehind(uri, config)
      return undefined
    }
    const sites = await this.#sitesFor(config)
    await this.#changes
    const references = await sites?.referencesOf(uri, config, options)
    this.#hasLooked = true
    return references
  }

  /** Looks for the site of a document after the answer that is being made. */
  async #lookBehind(uri: string, config: DocumentConfig): Promise<void> {
    try {
      await this.#needs.runtime.pause()
      const sites = await this.#sitesFor(config)
      await sites?.referencesOf(uri, config)
    } catch (error) {
      this.#needs.log(`${uri} has no site: ${oneLine(error)}`)
    }
    this.#hasLooked = true
  }

  /** See `WorkspaceSites.read`. */
  async read(uri: string, config: DocumentConfig): Promise<void> {
    await (await this.#sitesFor(config))?.read(uri, config)
    this.#hasLooked = true
  }

  /** See `WorkspaceSites.revisionOf`. */
  async revisionOf(uri: string, config: DocumentConfig): Promise<string> {
    if (!this.#hasLooked) return ''
    const sites = await this.#sitesFor(config)
    await this.#changes
    return (await sites?.revisionOf(uri, config)) ?? ''
  }

  /** Processes changes of files. */
  filesChanged(changes: readonly FileChange[]): Promise<void> {
    return this.#inOrder(() => this.#takeIn(changes))
  }

  closed(uri: string): Promise<void> {
    return this.#inOrder(async () => (await this.#loaded)?.closed(uri))
  }

  /**
   * Runs work after all earlier work, so that changes are processed in the order in which they were
   * reported.
   */
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

  /**
   * Returns the loaded sites after all file changes so far are processed; null if none are loaded.
   */
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
          watch: () => this.#watch(),
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

  /** Watches files of every kind, because all can be targets of links. */
  #watch(): void {
    const { connection, clientOf } = this.#needs
    if (this.#isWatching || !clientOf().dynamicWatching) return
    this.#isWatching = true
    connection.client
      .register(DidChangeWatchedFilesNotification.type, { watchers: [{ globPattern: '**/*' }] })
      .catch(() => {})
  }

  /** Tells of a change at once, and of those that come soon after it together. */
  #tell(uris: readonly string[]): void {
    for (const uri of uris) this.#changed.add(uri)
    if (this.#isTelling) {
      this.#hasMore = true
      return
    }
    this.#isTelling = true
    this.#tellNow()
  }

  #tellNow(): void {
    const changed = [...this.#changed]
    this.#changed.clear()
    this.#hasMore = false
    this.#needs.changed(changed)
    setTimeout(() => {
      if (this.#hasMore) this.#tellNow()
      else this.#isTelling = false
    }, together)
  }
}
