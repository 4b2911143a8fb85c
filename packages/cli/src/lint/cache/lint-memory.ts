import type { Config } from '@hreflint/linter'
import type { FoundFile } from '../../files/describe-file.ts'
import { stampOf } from '../kept/file-stamp.ts'
import { FileReport } from '../../reporters/reporter.ts'
import type { KnownFile } from './lint-cached.ts'

/**
 * The results of this process, by what they depend on: the file, its language and its
 * configuration.
 */
export class LintMemory {
  readonly #known = new Map<string, { readonly state: string; readonly report: FileReport }>()
  readonly #configs = new WeakMap<Config, string>()

  /** Returns a text that changes when a file has to be linted again. */
  stateOf({ path, languageId, trusted, config, surroundings = {} }: FoundFile): string {
    let configText = this.#configs.get(config)
    if (configText === undefined) {
      configText = JSON.stringify(config)
      this.#configs.set(config, configText)
    }
    return `${stampOf(path)?.text} ${languageId} ${trusted} ${configText} ${JSON.stringify(surroundings)}`
  }

  look(file: FoundFile): KnownFile {
    const { path } = file
    const state = this.stateOf(file)
    const known = this.#known.get(path)
    return {
      report: known?.state === state ? known.report : null,
      remember: report => {
        // Without findings, the text is not needed.
        const kept = report.findings.length > 0 ? report : new FileReport(report.filePath, '', [])
        this.#known.set(path, { state, report: kept })
      },
    }
  }

  /** Forgets files that no longer exist. */
  keep(files: readonly FoundFile[]): void {
    const paths = new Set(files.map(({ path }) => path))
    for (const path of this.#known.keys()) if (!paths.has(path)) this.#known.delete(path)
  }
}
