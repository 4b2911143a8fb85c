import { existsSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import {
  type Config,
  configForFile,
  defaultConfig,
  type FileConfig,
  mergeConfigs,
  type PartialConfig,
  withScriptsOf,
} from '@hreflint/linter'
import { hasEslintPlugin, nodeFolders } from '@hreflint/references/site-plans'
import { configFileNames } from './config-file-names.ts'
import { type ConfigReading, type LoadedConfig, loadConfig } from './load-config.ts'
import { TrustedPrograms } from './trusted-programs.ts'

export interface ConfigFinderOptions {
  readonly cwd: string
  /** The only configuration file; null for none at all; undefined to look for them. */
  readonly file?: string | null | undefined
  /** The settings of the command line. They take precedence over the files. */
  readonly over: PartialConfig
  /** The absolute path of the setting `root`, if the command line names it. */
  readonly root?: string | undefined
  /** More URLs for the setting `allow`. */
  readonly allowedUrls?: readonly string[] | undefined
  readonly onError: (message: string) => void
}

/** What is known of a file's configuration. */
export interface FoundConfig extends FileConfig {
  /** False if the configuration cannot be read, so that no unwanted change is made. */
  readonly trusted: boolean
}

/** Finds the configuration of each file: the nearest one in its folder or above. */
export class ConfigFinder {
  readonly #options: ConfigFinderOptions
  readonly #byFolder = new Map<string, Promise<LoadedConfig>>()
  readonly #byPath = new Map<string, Promise<LoadedConfig>>()
  readonly #complete = new WeakMap<LoadedConfig, Config>()
  readonly #reading: ConfigReading
  /** Whether ESLint runs the plugin, by folder. */
  readonly #eslint = new Map<string, boolean>()
  readonly #withoutScripts = new WeakMap<Config, Config>()

  constructor(options: ConfigFinderOptions) {
    this.#options = options
    const programs = new TrustedPrograms(options.cwd, options.file ?? null)
    this.#reading = {
      show: path => relative(options.cwd, path) || path,
      whyNotRun: (path, head) => programs.whyNot(path, head),
    }
  }

  /** What holds for one file. */
  async forFile(path: string): Promise<FoundConfig> {
    const loaded = await this.loadedFor(dirname(path))
    const config = this.completed(loaded)
    const trusted = loaded.errors.length === 0
    const isSameForAll = config.overrides.length === 0 && config.siteUrl === null
    if (isSameForAll) return { config: this.#withScripts(config, path), language: null, trusted }
    const fromFolder = relative(loaded.folder, path).split(sep).join('/')
    const found = configForFile(config, fromFolder)
    return { ...found, config: this.#withScripts(found.config, path), trusted }
  }

  /** Leaves scripts to ESLint where it runs the plugin. Each configuration is copied once. */
  #withScripts(config: Config, path: string): Config {
    if (!hasEslintPlugin(nodeFolders, dirname(path), this.#eslint)) return config
    let without = this.#withoutScripts.get(config)
    if (without === undefined) {
      without = withScriptsOf(config, true)
      this.#withoutScripts.set(config, without)
    }
    return without
  }

  /** Returns the path of a file relative to the folder of its configuration; null if it is outside. */
  async pathFromConfig(path: string): Promise<string | null> {
    const { folder } = await this.loadedFor(dirname(path))
    const fromFolder = relative(folder, path).split(sep).join('/')
    return fromFolder.startsWith('../') ? null : fromFolder
  }

  /** The paths of all configuration files that were read so far. */
  async files(): Promise<readonly string[]> {
    const loaded = await Promise.all(this.#byPath.values())
    return loaded.flatMap(({ files }) => files)
  }

  /** Returns the configuration file that applies to a folder. */
  loadedFor(folder: string): Promise<LoadedConfig> {
    const { file, cwd } = this.#options
    if (file === null) return Promise.resolve(this.#nothing(cwd))
    if (file !== undefined) return this.#load(file)
    let loaded = this.#byFolder.get(folder)
    if (loaded === undefined) {
      loaded = this.#nearest(folder)
      this.#byFolder.set(folder, loaded)
    }
    return loaded
  }

  /** The same configuration with what the command line says. */
  completed(loaded: LoadedConfig): Config {
    let config = this.#complete.get(loaded)
    if (config === undefined) {
      config = mergeConfigs([loaded.config, this.#options.over, this.#overIn(loaded)])
      this.#complete.set(loaded, config)
    }
    return config
  }

  /** What the command line says of a folder or adds to the settings of a file. */
  #overIn({ folder, config: { allow } }: LoadedConfig): PartialConfig {
    const { root, allowedUrls = [] } = this.#options
    return {
      ...(root === undefined ? {} : { root: relative(folder, root).split(sep).join('/') || '.' }),
      ...(allowedUrls.length === 0
        ? {}
        : { allow: { ...allow, urls: [...allow.urls, ...allowedUrls] } }),
    }
  }

  async #nearest(folder: string): Promise<LoadedConfig> {
    const name = configFileNames.find(candidate => existsSync(join(folder, candidate)))
    if (name !== undefined) return this.#load(join(folder, name))
    const parent = dirname(folder)
    return parent === folder ? this.#nothing(this.#options.cwd) : this.loadedFor(parent)
  }

  #load(path: string): Promise<LoadedConfig> {
    let loaded = this.#byPath.get(path)
    if (loaded === undefined) {
      loaded = loadConfig(path, this.#reading).then(result => {
        for (const error of result.errors) this.#options.onError(error)
        return result
      })
      this.#byPath.set(path, loaded)
    }
    return loaded
  }

  #none: LoadedConfig | undefined

  #nothing(folder: string): LoadedConfig {
    this.#none ??= { folder, config: defaultConfig, files: [], errors: [] }
    return this.#none
  }
}
