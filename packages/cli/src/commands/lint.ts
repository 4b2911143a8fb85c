import { resolve } from 'node:path'
import type { PartialConfig, Severity } from '@hreflint/linter'
import { ConfigFinder } from '../config/config-finder.ts'
import { type ExitCode, exitCode } from '../exit-code.ts'
import { findFiles } from '../files/find-files.ts'
import { realPath } from '../files/real-path.ts'
import type { Host } from '../host.ts'
import { lintFile } from '../lint/lint-file.ts'
import { Tally } from '../lint/tally.ts'
import { Complaints } from '../output/complaints.ts'
import { ReportOutputs } from '../output/report-outputs.ts'
import type { LintOptions } from './lint-options.ts'
import { lintStdin } from './lint-stdin.ts'

/** Lints files, or what comes in on stdin. */
export async function lint(
  paths: readonly string[],
  options: LintOptions,
  host: Host,
): Promise<ExitCode> {
  const complaints = new Complaints(host)
  const configs = new ConfigFinder({
    cwd: host.cwd,
    file: typeof options.config === 'string' ? resolve(host.cwd, options.config) : options.config,
    over: configOver(options),
    onError: complaints.error,
  })
  if (options.stdin || paths.includes('-')) return lintStdin(options, host, configs, complaints)
  const outputs = await ReportOutputs.open(options.output, host)
  const targets = paths.length === 0 ? ['.'] : paths
  const files = await findFiles(targets, {
    cwd: host.cwd,
    configs,
    ignoring: options.ignoring,
    onError: complaints.error,
    onRemark: complaints.remark,
  })
  const tally = new Tally(options)
  const fileOptions = { ...options, roots: rootsOf(targets, host.cwd) }
  await outputs.start()
  for (const file of files) {
    const { report, fixed, error } = lintFile(file, fileOptions)
    if (error !== null) complaints.error(error)
    if (report !== null) await outputs.file(tally.count(report, fixed))
  }
  await outputs.end(tally.summary)
  return complaints.any ? exitCode.couldNotRun : tally.exitCode
}

/** What the command line says that a configuration could say too. */
function configOver(options: LintOptions): PartialConfig {
  return {
    ...(options.spec === undefined ? {} : { spec: options.spec }),
    ...(options.documentUrl === undefined ? {} : { documentUrl: options.documentUrl }),
    ...(options.reportUnusedSuppressions
      ? { reportUnusedSuppressions: 'warning' as Severity }
      : {}),
  }
}

/** The folders in which links to the files may end: those given, and the working directory. */
function rootsOf(paths: readonly string[], cwd: string): readonly string[] {
  return [cwd, ...paths.map(path => resolve(cwd, path))].map(realPath)
}
