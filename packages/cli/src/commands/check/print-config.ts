import { resolve } from 'node:path'
import { maskPasswords } from '@hreflint/core/internal'
import { languageOf } from '@hreflint/documents'
import { type Config, lintedLanguage } from '@hreflint/linter'
import type { CheckOptions } from '../../arguments/check-options.ts'
import type { ConfigFinder } from '../../config/config-finder.ts'
import { openConfigs } from '../../config/open-configs.ts'
import { type ExitCode, exitCode } from '../../exit-code.ts'
import { languageFrom, showPath } from '../../files/describe-file.ts'
import type { Host } from '../../host.ts'
import { Complaints } from '../../output/complaints.ts'

/** Prints the configuration of one file, with overrides and defaults filled in. */
export async function printConfig(
  file: string,
  options: CheckOptions,
  host: Host,
): Promise<ExitCode> {
  const complaints = new Complaints(host)
  const path = resolve(host.cwd, file)
  const configs = openConfigs(options, host, complaints)
  const { config, language } = await configs.forFile(path)
  const languageId =
    language ?? languageFrom(config, path) ?? lintedLanguage(languageOf(path), config)
  const { overrides: _merged, ...settings } = config
  const site =
    languageId === null ? null : await siteOf(path, config, languageId, host.cwd, configs)
  const mask = (_: string, value: unknown) =>
    typeof value === 'string' ? maskPasswords(value) : value
  host.stdout.write(`${JSON.stringify({ language: languageId, ...settings, site }, mask, 2)}\n`)
  return complaints.any ? exitCode.couldNotRun : exitCode.clean
}

/**
 * Returns the site that a file is part of, and what it was recognized by. Null if references are
 * not resolved.
 */
async function siteOf(
  path: string,
  config: Config,
  languageId: string,
  cwd: string,
  configs: ConfigFinder,
): Promise<object | null> {
  const { SiteFinder } = await import('../../references/site-finder.ts')
  const finder = new SiteFinder({ cwd, configs, folders: [] })
  const plan = await finder.planFor(path, config, languageId)
  if (plan === null) return null
  const { root, profile, siteUrl, fragments, because, options } = plan
  return { root: showPath(root, cwd), profile, siteUrl, fragments, because, options }
}
