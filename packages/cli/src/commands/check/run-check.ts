import type { CheckOptions } from '../../arguments/check-options.ts'
import type { ExitCode } from '../../exit-code.ts'
import type { Host } from '../../host.ts'
import { refuseContradictions } from './contradictions.ts'
import { lint } from './lint.ts'

/** Runs the command that lints. @throws UsageError for options that cannot be combined. */
export async function runCheck(
  paths: readonly string[],
  options: CheckOptions,
  host: Host,
): Promise<ExitCode> {
  refuseContradictions(options)
  if (options.printConfig === undefined) return lint(paths, options, host)
  const { printConfig } = await import('./print-config.ts')
  return printConfig(options.printConfig, options, host)
}
