import { resolve } from 'node:path'
import { maskPasswords } from '@hreflint/core'
import { languageOf } from '@hreflint/documents'
import { lintedLanguage } from '@hreflint/linter'
import type { CheckOptions } from '../../arguments/check-options.ts'
import { openConfigs } from '../../config/open-configs.ts'
import { type ExitCode, exitCode } from '../../exit-code.ts'
import { languageFrom } from '../../files/describe-file.ts'
import type { Host } from '../../host.ts'
import { Complaints } from '../../output/complaints.ts'

/** Prints what holds for one file, with overrides and defaults filled in. */
export async function printConfig(
  file: string,
  options: CheckOptions,
  host: Host,
): Promise<ExitCode> {
  const complaints = new Complaints(host)
  const path = resolve(host.cwd, file)
  const { config, language } = await openConfigs(options, host, complaints).forFile(path)
  const languageId =
    language ?? languageFrom(config, path) ?? lintedLanguage(languageOf(path), config)
  const { overrides: _merged, ...settings } = config
  const mask = (_: string, value: unknown) =>
    typeof value === 'string' ? maskPasswords(value) : value
  host.stdout.write(`${JSON.stringify({ language: languageId, ...settings }, mask, 2)}\n`)
  return complaints.any ? exitCode.couldNotRun : exitCode.clean
}
