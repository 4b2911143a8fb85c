import type { PartialConfig } from '@hreflint/linter'
import { foldersAbove, nameOf, normalUri } from '../files/addresses.ts'
import type { FileSystem } from '../runtime.ts'
import type { ConfigMistake } from './read-config.ts'

/** The only configuration that a server reads: it runs no code of a workspace. */
export const configFileName = 'hreflint.config.json'

export interface ConfigFile {
  readonly uri: string
  readonly folder: string
  readonly text: string
  /** What holds: all that is right in it. */
  readonly config: PartialConfig
  readonly mistakes: readonly ConfigMistake[]
}

/** Receives news of configuration files. */
export interface ConfigListener {
  /** What is wrong in a file now: nothing also where it is gone. */
  mistakes(file: Pick<ConfigFile, 'uri' | 'text' | 'mistakes'>): void
  /** A file of this name is there and counts. */
  found(uri: string): void
}

/** Finds and remembers the configuration files above documents. */
export class ConfigFiles {
  readonly #files: FileSystem
  readonly #listener: ConfigListener
  readonly #inFolder = new Map<string, Promise<ConfigFile | null>>()
  /** What was read, and what was looked for in vain. */
  readonly #texts = new Map<string, string | null>()
  /** Folders whose file has problems. */
  readonly #faulty = new Set<string>()

  constructor(files: FileSystem, listener: ConfigListener) {
    this.#files = files
    this.#listener = listener
  }

  /** The nearest configuration file above a document. */
  async nearest(uri: string): Promise<ConfigFile | null> {
    for (const folder of foldersAbove(uri)) {
      const found = await this.#of(folder)
      if (found !== null) return found
    }
    return null
  }

  /** Whether a file is a configuration, or one that a configuration builds on. */
  counts(uri: string): boolean {
    return nameOf(uri) === configFileName || this.#texts.has(normalUri(uri))
  }

  /** Whether what is remembered is no longer what is there. */
  async areStale(): Promise<boolean> {
    const known = [...this.#texts]
    const texts = await Promise.all(known.map(([uri]) => this.#files.readText(uri)))
    return known.some(([, text], index) => text !== texts[index])
  }

  /** Files have changed: what is remembered may be wrong. */
  forget(): void {
    this.#inFolder.clear()
    this.#texts.clear()
    // Their problems are shown, whether or not a document below them is open.
    const faulty = [...this.#faulty]
    this.#faulty.clear()
    for (const folder of faulty) {
      void this.#of(folder).then(file => {
        const uri = `${folder}/${configFileName}`
        if (file === null) this.#listener.mistakes({ uri, text: '', mistakes: [] })
      })
    }
  }

  #of(folder: string): Promise<ConfigFile | null> {
    let file = this.#inFolder.get(folder)
    if (file === undefined) {
      file = this.#load(folder)
      this.#inFolder.set(folder, file)
    }
    return file
  }

  async #read(uri: string): Promise<string | null> {
    const text = await this.#files.readText(uri)
    this.#texts.set(normalUri(uri), text)
    if (text !== null) this.#listener.found(uri)
    return text
  }

  async #load(folder: string): Promise<ConfigFile | null> {
    const uri = `${folder}/${configFileName}`
    const text = await this.#read(uri)
    if (text === null) return null
    // Most folders have none, and then nothing that reads them is needed.
    const { mergeConfigs, placeOf, readConfig } = await import('./read-config.ts')
    const own = readConfig(text)
    const mistakes = [...own.mistakes]
    const bases = await this.#extended(own.config, uri, new Set([uri]), message => {
      mistakes.push({ ...placeOf(text, ['extends']), message })
    })
    const { extends: _extends, ...config } = own.config
    const merged = bases.length === 0 ? config : mergeConfigs([...bases, config])
    const file: ConfigFile = { uri, folder, text, config: merged, mistakes }
    if (mistakes.length > 0) this.#faulty.add(folder)
    this.#listener.mistakes(file)
    return file
  }

  /** The files that a configuration builds on, in the order in which they are merged. */
  async #extended(
    config: PartialConfig,
    uri: string,
    seen: Set<string>,
    report: (message: string) => void,
  ): Promise<readonly PartialConfig[]> {
    const configs: PartialConfig[] = []
    for (const name of config.extends ?? []) {
      if (!/^\.{0,2}\//.test(name) || !/\.jsonc?$/.test(name)) {
        report(`In editors, "extends" can name only JSON files, not ${JSON.stringify(name)}.`)
        continue
      }
      const target = new URL(name, uri).href
      if (seen.has(target)) continue
      seen.add(target)
      const text = await this.#read(target)
      if (text === null) {
        report(`${JSON.stringify(name)} cannot be read.`)
        continue
      }
      const { readConfig } = await import('./read-config.ts')
      const base = readConfig(text)
      const [mistake] = base.mistakes
      if (mistake !== undefined) report(`${JSON.stringify(name)}: ${mistake.message}`)
      configs.push(...(await this.#extended(base.config, target, seen, report)), base.config)
    }
    return configs
  }
}
