import type { PartialConfig } from '@hreflint/linter'
import { foldersAbove } from './addresses.ts'
import type { ConfigMistake } from './read-config.ts'
import type { FileSystem } from './runtime.ts'

/** The only configuration that a server reads: it runs no code of a workspace. */
export const configFileName = 'hreflint.config.json'

export interface ConfigFile {
  readonly uri: string
  readonly folder: string
  readonly text: string
  /** What holds; of a file with mistakes, nothing does. */
  readonly config: PartialConfig
  readonly mistakes: readonly ConfigMistake[]
}

/** Finds and remembers the configuration files above documents. */
export class ConfigFiles {
  readonly #files: FileSystem
  readonly #inFolder = new Map<string, Promise<ConfigFile | null>>()
  readonly #loaded: (file: ConfigFile) => void

  constructor(files: FileSystem, loaded: (file: ConfigFile) => void) {
    this.#files = files
    this.#loaded = loaded
  }

  /** The nearest configuration file above a document. */
  async nearest(uri: string): Promise<ConfigFile | null> {
    for (const folder of foldersAbove(uri)) {
      let file = this.#inFolder.get(folder)
      if (file === undefined) {
        file = this.#load(folder)
        this.#inFolder.set(folder, file)
      }
      const found = await file
      if (found !== null) return found
    }
    return null
  }

  /** Files have changed: what is remembered may be wrong. */
  forget(): void {
    this.#inFolder.clear()
  }

  async #load(folder: string): Promise<ConfigFile | null> {
    const uri = `${folder}/${configFileName}`
    const text = await this.#files.readText(uri)
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
    this.#loaded(file)
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
        report(`An editor follows "extends" to JSON files only, not to ${JSON.stringify(name)}.`)
        continue
      }
      const target = new URL(name, uri).href
      if (seen.has(target)) continue
      seen.add(target)
      const text = await this.#files.readText(target)
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
