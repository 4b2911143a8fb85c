import type { Config } from '@hreflint/linter'
import type { Connection } from 'vscode-languageserver'
import { fileOf, normalUri, pathFrom } from '../files/addresses.ts'
import type { Client } from '../session/client.ts'
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
  /** The folder of the configuration file that holds; null if there is none. */
  readonly configFolder: string | null
}

/** So long a client is given to answer for its settings, before what it told at its start holds. */
const patience = 1000

/** Answers that arrive within so many milliseconds take effect together. */
const together = 50

/** What the client was asked for one document. */
interface Question {
  readonly answered: Promise<Section>
  answer: Section | null
  /** Whether something was done without waiting for the answer any longer. */
  isLate: boolean
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
  #settled: Promise<void> = Promise.resolve()
  #changed: () => void = () => {}
  /** Whether the client has ever left a question unanswered. */
  #isSilent = false
  /** What the client was asked since settings last changed, by document. */
  readonly #questions = new Map<string, Question>()
  #isAnnounced = false

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
   * What the client said when it started; `told` holds where it cannot be asked. `changed` is called
   * where what holds for a document has changed by itself.
   */
  start(client: Client, told: unknown, roots: readonly string[], changed: () => void): void {
    this.#client = client
    this.#changed = changed
    this.#told = sectionOf(told)
    this.#roots = roots
  }

  /** Whether a file is a configuration, or one that a configuration builds on. */
  isAbout(uri: string): boolean {
    return this.#files?.counts(uri) ?? false
  }

  /** Looks whether configuration files have changed; until that is known, no configuration is given out. */
  async recheck(): Promise<boolean> {
    const check = this.#files?.areStale() ?? Promise.resolve(false)
    const isStale = check.catch(() => true)
    this.#settled = isStale.then(stale => {
      if (stale) this.change()
    })
    await this.#settled
    return isStale
  }

  /** Resolves when it is known which files hold. */
  get settled(): Promise<void> {
    return this.#settled
  }

  /** Settings or files have changed; `told` is what a client sends that cannot be asked. */
  change(told?: unknown): void {
    const section = sectionOf(told)
    if (Object.keys(section).length > 0) this.#told = section
    this.#files?.forget()
    this.#known.clear()
    this.#questions.clear()
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
    // Needed for the first document only, and not for the answer that a client waits for first.
    const { combineConfig } = await import('./combine-config.ts')
    return combineConfig({ uri, languageId, section, file, root, complain: this.#complain })
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
      // Otherwise the client has been asked again since.
      const isOpen = this.#questions.get(uri) === question
      if (question.isLate && isOpen && JSON.stringify(section) !== JSON.stringify(told)) {
        this.#announce()
      }
    })
    return question
  }

  /** Has documents looked at again, once for all answers that arrive together. */
  #announce(): void {
    if (this.#isAnnounced) return
    this.#isAnnounced = true
    setTimeout(() => {
      this.#isAnnounced = false
      this.#known.clear()
      this.#revision++
      this.#changed()
    }, together)
  }

  /** The innermost workspace folder. */
  #rootOf(uri: string): string | null {
    const above = this.#roots.filter(root => pathFrom(root, uri) !== null)
    return above.sort((a, b) => b.length - a.length)[0] ?? null
  }
}

function asSection(answer: unknown): Section {
  return typeof answer === 'object' && answer !== null ? (answer as Section) : {}
}

/** Clients that send settings send them whole, or the section alone. */
function sectionOf(settings: unknown): Section {
  if (typeof settings !== 'object' || settings === null) return {}
  const whole = settings as Section
  const own = whole.hreflint
  return typeof own === 'object' && own !== null ? (own as Section) : whole
}
