import type { Config } from '@hreflint/linter'
import type { Connection } from 'vscode-languageserver'
import { fileOf, normalUri, pathFrom } from '../files/addresses.ts'
import type { Client } from '../session/client.ts'
import type { ConfigFiles } from './config-files.ts'
import type { EditorSettings } from './editor-settings.ts'

type Section = Readonly<Record<string, unknown>>

/**
 * Everything that applies to one document. The object stays the same until something in it changes.
 */
export interface DocumentConfig {
  readonly editor: EditorSettings
  readonly lint: Config
  /** The language that the document is read in. Null if it is not read. */
  readonly language: string | null
  /** The workspace folder that the document is in. */
  readonly root: string | null
  /** The folder of the configuration file that applies. Null if there is none. */
  readonly configFolder: string | null
}

/**
 * Milliseconds that a client has to answer a question about its settings. After that, the settings
 * that it sent at the start apply.
 */
const patience = 1000

/** Milliseconds after which an answer that came late takes effect, even if others are still due. */
const longestWait = 1000

/** A question to the client about the settings of one document. */
interface Question {
  readonly answered: Promise<Section>
  answer: Section | null
  /** Whether the server went on without waiting for the answer any longer. */
  isLate: boolean
}

/** The settings of the editor, merged with the configuration file above the document. */
export class Configuration {
  readonly #connection: Connection
  readonly #files: ConfigFiles | null
  readonly #complain: (message: string) => void
  readonly #known = new Map<string, Promise<DocumentConfig>>()
  #client: Client | null = null
  #told: Section = {}
  #roots: readonly string[] = []
  #revision = 0
  #settled: Promise<void> = Promise.resolve()
  #changed: () => void = () => {}
  /** Whether the client has left the last question unanswered. */
  #isSilent = false
  /** The questions since settings last changed, by document. */
  readonly #questions = new Map<string, Question>()
  /** Runs while answers that came late wait for others. */
  #timer: ReturnType<typeof setTimeout> | null = null

  constructor(
    connection: Connection,
    files: ConfigFiles | null,
    complain: (message: string) => void,
  ) {
    this.#connection = connection
    this.#files = files
    this.#complain = complain
  }

  /**
   * Sets what the client sent when it started. `told` applies if the client cannot be asked.
   * `changed` is called when the configuration of documents changes by itself.
   */
  start(client: Client, told: unknown, roots: readonly string[], changed: () => void): void {
    this.#client = client
    this.#changed = changed
    this.#told = sectionOf(told)
    this.#roots = roots
  }

  /** Returns whether a file is a configuration, or one that a configuration extends. */
  isAbout(uri: string): boolean {
    return this.#files?.counts(uri) ?? false
  }

  /**
   * Checks whether configuration files have changed. No configuration is returned until that is
   * known.
   */
  async recheck(): Promise<boolean> {
    const check = this.#files?.areStale() ?? Promise.resolve(false)
    const isStale = check.catch(() => true)
    this.#settled = isStale.then(stale => {
      if (stale) this.change()
    })
    await this.#settled
    return isStale
  }

  /** Resolves when it is known which files apply. */
  get settled(): Promise<void> {
    return this.#settled
  }

  /**
   * Called when settings or files have changed. `told` is what a client sends that cannot be asked.
   */
  change(told?: unknown): void {
    const section = sectionOf(told)
    if (Object.keys(section).length > 0) this.#told = section
    this.#files?.forget()
    this.#known.clear()
    this.#questions.clear()
    this.#stopWaiting()
    this.#revision++
  }

  changeRoots(roots: readonly string[]): void {
    this.#roots = roots
    this.change()
  }

  get roots(): readonly string[] {
    return this.#roots
  }

  /** Increases with every change. */
  get revision(): number {
    return this.#revision
  }

  async of(uri: string, languageId: string): Promise<DocumentConfig> {
    await this.#settled
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

  async #load(asGiven: string, languageId: string): Promise<DocumentConfig> {
    const section = await this.#sectionFor(asGiven)
    const uri = normalUri(fileOf(asGiven))
    const file = (await this.#files?.nearest(uri)) ?? null
    const root = this.#rootOf(uri)
    // Needed only for the first document, not for the first answer that a client waits for.
    const { combineConfig } = await import('./combine-config.ts')
    const hasEslintPlugin = (await this.#files?.haveEslintPlugin(uri)) ?? false
    const complain = this.#complain
    return combineConfig({ uri, languageId, section, file, root, hasEslintPlugin, complain })
  }

  async #sectionFor(uri: string): Promise<Section> {
    if (this.#client?.configuration !== true) return this.#told
    const question = this.#questions.get(uri) ?? this.#ask(uri)
    if (question.answer !== null) return question.answer
    const patienceIsOver = new Promise<null>(resolve => {
      setTimeout(resolve, this.#isSilent ? 0 : patience, null)
    })
    const inTime = await Promise.race([question.answered, patienceIsOver])
    if (inTime !== null) return inTime
    this.#isSilent = true
    question.isLate = true
    return this.#told
  }

  #ask(uri: string): Question {
    const told = this.#told
    const answered = this.#connection.workspace
      .getConfiguration({ scopeUri: uri, section: 'hreflint' })
      .then(asSection, () => told)
    const question: Question = { answered, answer: null, isLate: false }
    this.#questions.set(uri, question)
    void answered.then(section => {
      question.answer = section
      this.#isSilent = false
      // If it is not open, the client has been asked again since.
      const isOpen = this.#questions.get(uri) === question
      if (!question.isLate || !isOpen) return
      const differs = JSON.stringify(section) !== JSON.stringify(told)
      if (differs) this.#timer ??= setTimeout(() => this.#announce(), longestWait)
      if (this.#timer !== null && !this.#hasLateQuestion()) this.#announce()
    })
    return question
  }

  #hasLateQuestion(): boolean {
    return [...this.#questions.values()].some(({ isLate, answer }) => isLate && answer === null)
  }

  /** Has all documents checked again, once for all answers that came late. */
  #announce(): void {
    this.#stopWaiting()
    this.#known.clear()
    this.#revision++
    this.#changed()
  }

  #stopWaiting(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
  }

  /** Returns the innermost workspace folder. */
  #rootOf(uri: string): string | null {
    const above = this.#roots.filter(root => pathFrom(root, uri) !== null)
    return above.sort((a, b) => b.length - a.length)[0] ?? null
  }
}

function asSection(answer: unknown): Section {
  return typeof answer === 'object' && answer !== null ? (answer as Section) : {}
}

/** Returns the section of the settings. Clients send either all settings or only the section. */
function sectionOf(settings: unknown): Section {
  if (typeof settings !== 'object' || settings === null) return {}
  const whole = settings as Section
  const own = whole.hreflint
  return typeof own === 'object' && own !== null ? (own as Section) : whole
}
