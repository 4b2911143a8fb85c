import { extname, relative, sep } from 'node:path'
import { languageOf } from '@hreflint/documents'
import type { Config } from '@hreflint/linter'
import ignore from 'ignore'
import type { ConfigFinder } from '../config/config-finder.ts'
import { reasonOf } from '../usage-error.ts'
import { expandPath } from './expand-path.ts'
import { IgnoreRules } from './ignore-rules.ts'

/** A file to lint, with what is known about it before it is read. */
export interface FoundFile {
  /** Absolute. */
  readonly path: string
  /** As it is shown: from the working directory, with `/` between names. */
  readonly filePath: string
  readonly languageId: string
  readonly config: Config
  /** Whether its configuration could be read. */
  readonly trusted: boolean
}

export interface FindFilesOptions {
  readonly cwd: string
  readonly configs: ConfigFinder
  /** Whether ignore files and the `ignore` setting count. */
  readonly ignoring: boolean
  readonly onError: (message: string) => void
  /** Something that is no error, yet may surprise. */
  readonly onRemark: (message: string) => void
}

/** The files that the arguments lead to, each once, in the order of the arguments. */
export async function findFiles(
  paths: readonly string[],
  options: FindFilesOptions,
): Promise<readonly FoundFile[]> {
  const { cwd, onError, onRemark } = options
  const whenFound = new IgnoreRules(true)
  const whenNamed = new IgnoreRules(false)
  const ignores = (path: string, isFolder: boolean, rules: IgnoreRules) =>
    options.ignoring && rules.ignores(path, isFolder)
  const files = new Map<string, FoundFile>()
  for (const argument of paths) {
    const expanded = expandPath(argument, cwd, {
      skips: (path, isFolder) => ignores(path, isFolder, whenFound),
      onError: (path, error) =>
        onError(`${showPath(path, cwd)}: Cannot be read: ${reasonOf(error)}.`),
    })
    if ('error' in expanded) {
      onError(`${argument}: Cannot be read: ${expanded.error}.`)
      continue
    }
    let count = 0
    for (const { path, named } of expanded.candidates) {
      if (named && ignores(path, false, whenNamed)) continue
      const file = await describeFile(path, options)
      if (file === 'ignored') continue
      if (file === 'unknown') {
        if (named)
          onRemark(
            `${argument}: Skipped: no language is known for ${extname(path) || 'a name without extension'}.`,
          )
        continue
      }
      files.set(path, file)
      count += 1
    }
    if (count === 0 && expanded.kind !== 'file') {
      const what =
        expanded.kind === 'folder'
          ? 'No file in it can be linted'
          : 'No file matches that can be linted'
      onError(`${argument}: ${what}.`)
    }
  }
  return [...files.values()]
}

async function describeFile(
  path: string,
  { cwd, configs, ignoring }: FindFilesOptions,
): Promise<FoundFile | 'ignored' | 'unknown'> {
  const { config, language, trusted } = await configs.forFile(path)
  const languageId = language ?? languageFrom(config, path) ?? languageOf(path)
  if (languageId === null) return 'unknown'
  if (ignoring && config.ignore.length > 0) {
    const fromConfig = await configs.pathFromConfig(path)
    if (fromConfig !== null && ignore().add(config.ignore).ignores(fromConfig)) return 'ignored'
  }
  return { path, filePath: showPath(path, cwd), languageId, config, trusted }
}

/** The language that the configuration names for the ending of a file name, the longest first. */
export function languageFrom({ languages }: Config, path: string): string | null {
  const endings = Object.keys(languages).sort((a, b) => b.length - a.length)
  const ending = endings.find(candidate => path.endsWith(candidate))
  return ending === undefined ? null : (languages[ending] ?? null)
}

/** A path as it is shown: from the working directory if it lies in there, else absolute. */
export function showPath(path: string, cwd: string): string {
  const fromHere = relative(cwd, path)
  const shown = fromHere === '' || fromHere.startsWith(`..${sep}`) ? path : fromHere
  return shown.split(sep).join('/')
}
