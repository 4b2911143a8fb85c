import type { ExitCode } from '../../exit-code.ts'
import type { Host } from '../../host.ts'
import { type RawLintOptions, readLintOptions } from './read-lint-options.ts'
import { lint } from './lint.ts'

/** Runs the command that lints. @throws UsageError for options that cannot be. */
export async function runCheck(
  paths: readonly string[],
  raw: RawLintOptions,
  host: Host,
): Promise<ExitCode> {
  const options = readLintOptions(raw)
  if (raw.printConfig === undefined) return lint(paths, options, host)
  const { printConfig } = await import('./print-config.ts')
  return printConfig(raw.printConfig, options, host)
}
