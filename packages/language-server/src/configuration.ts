import type { Config } from '@hreflint/linter'
import type { Connection } from 'vscode-languageserver'
import { pathFrom } from './addresses.ts'
import type { Client } from './client.ts'
import type { ConfigFiles } from './config-files.ts'
import type { EditorSettings } from './editor-settings.ts'

type Section = Readonly<Record<string, unknown>>

/** All that holds for one document. The same object until something about it changes. */
export interface DocumentConfig {
  readonly editor: EditorSettings
  readonly lint: Config
  /** What the document is read as; null if it is not to be read. */
  readonly language: string | null
  /** The workspace folder that the document is in. */
  readonly root: string | null
}

/** Settings of the editor, with the configuration file above the document on top. */
export class Configuration {
  readonly #connection: Connection
  readonly #files: ConfigFiles | null
  readonly #complain: (message: string) => void
  readonly #known = new Map<string, Promise<DocumentConfig>>()
  #client: Client | null = null
  #told: Section = {}
  #roots: readonly string[] = []
  #revision = 0

  constructor(
    connection: Connection,
    files: ConfigFiles | null,
    complain: (message: string) => void,
  ) {
    this.#connection = connection
    this.#files = files
    this.#complain = complain
  }

  /** What the client said when it started; `told` holds where it cannot be asked. */
  start(client: Client, told: unknown, roots: readonly string[]): void {
    this.#client = client
    this.#told = sectionOf(told)
    this.#roots = roots
  }

  /** Settings or files have changed; `told` is what a client sends that cannot be asked. */
  change(told?: unknown): void {
    const section = sectionOf(told)
    if (Object.keys(section).length > 0) this.#told = section
    this.#files?.forget()
    this.#known.clear()
    this.#revision++
  }

  changeRoots(roots: readonly string[]): void {
    this.#roots = roots
    this.change()
  }

  get roots(): readonly string[] {
    return this.#roots
  }

  /** Grows with every change. */
  get revision(): number {
    return this.#revision
  }

  of(uri: string, languageId: string): Promise<DocumentConfig> {
    const key = `${languageId} ${uri}`
    let config = this.#known.get(key)
    if (config === undefined) {
      config = this.#load(uri, languageId)
      this.#known.set(key, config)
      config.catch(() => this.#known.delete(key))
    }
    return config
  }

  forget(uri: string, languageId: string): void {
    this.#known.delete(`${languageId} ${uri}`)
  }

  async #load(uri: string, languageId: string): Promise<DocumentConfig> {
    const section = await this.#sectionFor(uri)
    const file = (await this.#files?.nearest(uri)) ?? null
    const root = this.#rootOf(uri)
    // Needed for the first document only, and not for the answer that a client waits for first.
    const { combineConfig } = await import('./combine-config.ts')
    return combineConfig({ uri, languageId, section, file, root, complain: this.#complain })
  }

  async #sectionFor(uri: string): Promise<Section> {
    if (this.#client?.configuration !== true) return this.#told
    const answer: unknown = await this.#connection.workspace.getConfiguration({
      scopeUri: uri,
      section: 'hreflint',
    })
    return typeof answer === 'object' && answer !== null ? (answer as Section) : {}
  }

  /** The innermost workspace folder. */
  #rootOf(uri: string): string | null {
    const above = this.#roots.filter(root => pathFrom(root, uri) !== null)
    return above.sort((a, b) => b.length - a.length)[0] ?? null
  }
}

/** Clients that send settings send them whole, or the section alone. */
function sectionOf(settings: unknown): Section {
  if (typeof settings !== 'object' || settings === null) return {}
  const whole = settings as Section
  const own = whole.hreflint
  return typeof own === 'object' && own !== null ? (own as Section) : whole
}
