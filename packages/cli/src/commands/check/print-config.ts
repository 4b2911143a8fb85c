import { resolve } from 'node:path'
import { hidePattern } from '@hreflint/core/internal'
import { languageOf } from '@hreflint/documents'
import { type Config, lintedLanguage } from '@hreflint/linter'
import { copyOf, isForForge, pathFrom, profileOf } from '@hreflint/references/site-plans'
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
    languageId === null ? { site: null } : await siteOf(path, config, languageId, host.cwd, configs)
  const shown = { language: languageId, ...settings, ...site }
  const hidden = (_: string, value: unknown) =>
    typeof value === 'string' ? hidePattern(value) : value
  host.stdout.write(`${JSON.stringify(shown, hidden, 2)}\n`)
  return complaints.any ? exitCode.couldNotRun : exitCode.clean
}

/**
 * Returns the site that a file is part of, with what it was recognized by, and why links of the file
 * are not checked, if they are not.
 */
async function siteOf(
  path: string,
  config: Config,
  languageId: string,
  cwd: string,
  configs: ConfigFinder,
): Promise<object> {
  const { SiteFinder } = await import('../../references/site-finder.ts')
  const finder = new SiteFinder({ cwd, configs, folders: [] })
  const plan = await finder.planFor(path, config, languageId)
  if (plan === null) return { site: null, ...whyNoSite(config) }
  const { root, profile, siteUrl, fragments, because, options, unknownTrees = [] } = plan
  const fromRoot = pathFrom(root, path)
  const tree = isForForge(fromRoot)
    ? undefined
    : unknownTrees.find(folder => fromRoot.startsWith(`${folder}/`))
  const shown = { root: showPath(root, cwd), profile, siteUrl, fragments, because, options }
  if (plan.isAlone === true) return { site: shown, unchecked: alone }
  if (tree !== undefined) return { site: shown, unchecked: inUnknownTree(tree) }
  if (profileOf(plan).isGuess === true) return { site: shown, unchecked: ofGuess }
  const copy = copyOf(plan, fromRoot)
  return copy === null
    ? { site: shown }
    : { site: shown, unchecked: `It becomes ${copy}, where its links start.` }
}

const howToSay = 'Set "profile" and "root" to say what its site is'

const alone =
  'No generator is recognized that makes a page of this file. Links are looked up among the files beside it, and those ' +
  `that find nothing are not reported, except slips. ${howToSay}.`

const ofGuess =
  'No generator is recognized that makes a page of this file. Links are looked up as most others in its folder can be, ' +
  `and those that find nothing are not reported, except slips. ${howToSay}.`

function whyNoSite({ references }: Config): { readonly unchecked?: string } {
  if (references === 'off') return {}
  return { unchecked: `No generator is recognized that makes a page of this file. ${howToSay}.` }
}

function inUnknownTree(folder: string): string {
  return (
    `Many links in ${folder} are addresses of nothing in the repository, so that it seems to belong to a site whose ` +
    `generator is not recognized. ${howToSay}, or "references" to have broken links reported.`
  )
}
