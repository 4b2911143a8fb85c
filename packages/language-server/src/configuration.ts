import { findLanguage, languageOf } from '@hreflint/documents'
import { type Config, configForFile, mergeConfigs, validateConfig } from '@hreflint/linter'
import ignore from 'ignore'
import type { Connection } from 'vscode-languageserver'
import { nameOf, pathFrom } from './addresses.ts'
import type { Client } from './client.ts'
import type { ConfigFiles } from './config-files.ts'
import { type EditorSettings, editorSettingsOf, lintSettingsOf } from './editor-settings.ts'

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
    const editor = editorSettingsOf(section)
    const settings = validateConfig(lintSettingsOf(section))
    for (const { message } of settings.errors) this.#complain(`Setting hreflint: ${message}`)
    const file = (await this.#files?.nearest(uri)) ?? null
    const root = this.#rootOf(uri)
    const whole = mergeConfigs([settings.config ?? {}, file?.config ?? {}])
    const folder = file?.folder ?? root
    const path = folder === null ? null : pathFrom(folder, uri)
    const { config, language } = configForFile(whole, path ?? nameOf(uri))
    const ignored =
      path !== null &&
      ignore()
        .add([...whole.ignore])
        .ignores(path)
    const read = ignored || !editor.enable ? null : languageFor(uri, languageId, language, whole)
    return { editor, lint: config, language: read, root }
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

/** An override's word first, then the editor's, then the file name's. */
function languageFor(
  uri: string,
  languageId: string,
  override: string | null,
  config: Config,
): string | null {
  const name = nameOf(uri)
  const named = Object.entries(config.languages).find(([ending]) => name.endsWith(ending))?.[1]
  const language = override ?? named
  if (language !== undefined && language !== null) return language
  if (findLanguage(languageId) !== undefined) return languageId
  return languageId === 'plaintext' ? null : languageOf(name)
}

/** Clients that send settings send them whole, or the section alone. */
function sectionOf(settings: unknown): Section {
  if (typeof settings !== 'object' || settings === null) return {}
  const whole = settings as Section
  const own = whole.hreflint
  return typeof own === 'object' && own !== null ? (own as Section) : whole
}
