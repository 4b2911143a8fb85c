import type { PartialConfig } from '@hreflint/linter'
import { foldersAbove, nameOf, normalUri } from '../files/addresses.ts'
import { KnownFolders } from '../references/known-folders.ts'
import type { FileSystem } from '../runtime.ts'
import type { ConfigMistake } from './read-config.ts'

/**
 * The only configuration file that a server reads, because a server runs no code of a workspace.
 */
export const configFileName = 'hreflint.config.json'

export interface ConfigFile {
  readonly uri: string
  readonly folder: string
  readonly text: string
  /** The valid part of the file. */
  readonly config: PartialConfig
  readonly mistakes: readonly ConfigMistake[]
}

/** Is notified about configuration files. */
export interface ConfigListener {
  /** Called with the current mistakes in a file. The list is also empty if the file is gone. */
  mistakes(file: Pick<ConfigFile, 'uri' | 'text' | 'mistakes'>): void
  /** Called when a file with this address exists and is used. */
  found(uri: string): void
}

/** Finds and caches the configuration files above documents. */
export class ConfigFiles {
  readonly #files: FileSystem
  readonly #listener: ConfigListener
  readonly #inFolder = new Map<string, Promise<ConfigFile | null>>()
  #folders: KnownFolders
  /** Texts that were read. Null for files that do not exist. */
  readonly #texts = new Map<string, string | null>()
  /** Folders whose file has problems. */
  readonly #faulty = new Set<string>()

  constructor(files: FileSystem, listener: ConfigListener) {
    this.#files = files
    this.#folders = new KnownFolders(files)
    this.#listener = listener
  }

  /** Returns the nearest configuration file above a document. */
  async nearest(uri: string): Promise<ConfigFile | null> {
    for (const folder of foldersAbove(uri)) {
      const found = await this.#of(folder)
      if (found !== null) return found
    }
    return null
  }

  /** Returns whether ESLint runs hreflint's plugin in the folder of a document. */
  async haveEslintPlugin(uri: string): Promise<boolean> {
    const { hasEslintPlugin } = await import('@hreflint/references/plan')
    const folder = foldersAbove(uri)[0]
    if (folder === undefined) return false
    return this.#folders.whenKnown(() => hasEslintPlugin(this.#folders, folder, new Map()))
  }

  /** Returns whether a file is a configuration, or one that a configuration extends. */
  counts(uri: string): boolean {
    return nameOf(uri) === configFileName || this.#texts.has(normalUri(uri))
  }

  /** Returns whether a cached text differs from the file. */
  async areStale(): Promise<boolean> {
    const known = [...this.#texts]
    const texts = await Promise.all(known.map(([uri]) => this.#files.readText(uri)))
    return known.some(([, text], index) => text !== texts[index])
  }

  /** Clears the cache, because files have changed. */
  forget(): void {
    this.#inFolder.clear()
    this.#texts.clear()
    this.#folders = new KnownFolders(this.#files)
    // Their problems are shown even if no document below them is open.
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
    // Most folders have no configuration, so the code that reads one is loaded on demand.
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

  /**
   * Returns the configurations that a configuration extends, in the order in which they are merged.
   */
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
