import { sep } from 'node:path'
import { findLanguage, languageOf } from '@hreflint/documents'
import { type Config, lintedLanguage, type Surroundings } from '@hreflint/linter'
import { ignorePatterns } from '@hreflint/linter/ignore'
import type { SitePlan } from '@hreflint/references/node'
import { pathFrom } from '@hreflint/references/site-plans'
import type { ConfigFinder } from '../config/config-finder.ts'
import { surroundingsOf } from './surroundings-of.ts'

/** A file to lint, with what is known about it before it is read. Plain data. */
export interface FoundFile {
  /** Absolute. */
  readonly path: string
  /** As it is shown: from the working directory, with `/` between names. */
  readonly filePath: string
  readonly languageId: string
  readonly config: Config
  /** Whether its configuration could be read. */
  readonly trusted: boolean
  /** What other files in its folder say about it. */
  readonly surroundings?: Surroundings
  /** The site that it is part of, if its references are resolved. */
  readonly site?: SitePlan
}

export interface DescribeOptions {
  readonly cwd: string
  readonly configs: ConfigFinder
  /** Whether ignore files and the `ignore` setting count. */
  readonly ignoring: boolean
  /** Whether a file in a language that is not known is read as plain text. */
  readonly asText: boolean
}

/** Finds the configuration and language of a file. */
export async function describeFile(
  path: string,
  { cwd, configs, ignoring, asText }: DescribeOptions,
): Promise<FoundFile | 'ignored' | 'unknown'> {
  const { config, language, trusted } = await configs.forFile(path)
  const named = languageOf(path)
  const languageId =
    language ??
    languageFrom(config, path) ??
    lintedLanguage(named, config) ??
    (asText && named === null ? 'plaintext' : null)
  if (languageId === null || findLanguage(languageId) === undefined) return 'unknown'
  if (ignoring && config.ignore.length > 0) {
    const fromConfig = await configs.pathFromConfig(path)
    if (fromConfig !== null && rulesOf(config.ignore).ignores(fromConfig)) return 'ignored'
  }
  const surroundings = surroundingsOf(path, languageId)
  const file = { path, filePath: showPath(path, cwd), languageId, config, trusted }
  return surroundings === null ? file : { ...file, surroundings }
}

const rules = new WeakMap<readonly string[], ReturnType<typeof ignorePatterns>>()

function rulesOf(patterns: readonly string[]): ReturnType<typeof ignorePatterns> {
  let compiled = rules.get(patterns)
  if (compiled === undefined) {
    compiled = ignorePatterns(patterns)
    rules.set(patterns, compiled)
  }
  return compiled
}

/** Returns the language that the configuration names for the ending of a file name, the longest first. */
export function languageFrom({ languages }: Config, path: string): string | null {
  const endings = Object.keys(languages).sort((a, b) => b.length - a.length)
  const ending = endings.find(candidate => path.endsWith(candidate))
  return ending === undefined ? null : (languages[ending] ?? null)
}

/** Returns a path as it is shown: relative if it is in the working directory, otherwise absolute. */
export function showPath(path: string, cwd: string): string {
  const fromHere = pathFrom(cwd, path)
  return fromHere === '' || fromHere.startsWith('../') ? path.split(sep).join('/') : fromHere
}
