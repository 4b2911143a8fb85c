import { dirname, resolve } from 'node:path'
import type { CheckOptions } from '../../arguments/check-options.ts'
import { openConfigs } from '../../config/open-configs.ts'
import { type ExitCode, exitCode } from '../../exit-code.ts'
import { type FoundFile, showPath } from '../../files/describe-file.ts'
import { realPath } from '../../files/real-path.ts'
import type { Host } from '../../host.ts'
import { chosenCodes } from '../../lint/chosen-codes.ts'
import type { LintedFile } from '../../lint/lint-file.ts'
import { lintFiles } from '../../lint/lint-files.ts'
import { onChangedLines } from '../../lint/on-changed-lines.ts'
import { Tally } from '../../lint/tally.ts'
import { Complaints } from '../../output/complaints.ts'
import { Progress } from '../../output/progress.ts'
import { ReportOutputs, reportOnStderr } from '../../output/report-outputs.ts'
import type { FileReport } from '../../reporters/reporter.ts'
import { isOnBuildServer } from '../../reporters/workflow-commands.ts'
import { UsageError } from '../../usage-error.ts'
import { openBaseline } from './baseline-step.ts'
import { openCache } from './cache-step.ts'
import { fileOptionsOf, outputChoiceOf, tallyOptionsOf } from './file-options.ts'
import { selectFiles } from './select-files.ts'

/** Lints files, or what comes in on stdin. */
export async function lint(
  paths: readonly string[],
  options: CheckOptions,
  host: Host,
): Promise<ExitCode> {
  const complaints = new Complaints(host)
  const configs = openConfigs(options, host, complaints)
  if (options.stdin === true || options.stdinFilename !== undefined || paths.includes('-')) {
    const other = paths.find(path => path !== '-')
    if (other !== undefined) {
      throw new UsageError(`${other} is not linted together with stdin; run hreflint twice.`)
    }
    const { lintStdin } = await import('./lint-stdin.ts')
    return lintStdin(options, host, configs, complaints)
  }
  const { cwd } = host
  const finding = {
    cwd,
    configs,
    ignoring: options.ignore,
    onError: complaints.error,
    onRemark: complaints.remark,
  }
  const selection = await selectFiles(paths, options, finding, host)
  const baseline = await openBaseline(options, cwd)
  const cache = await openCache(options, selection, cwd)
  // A dry run has the diff on stdout.
  const roots = [cwd, ...paths.map(path => resolve(cwd, path))].map(realPath)
  const fileOptions = fileOptionsOf(options, roots)
  const dry = fileOptions.fix === 'dry'
  const outputs = await ReportOutputs.open(
    outputChoiceOf(options),
    dry ? reportOnStderr(host) : host,
  )
  const tally = new Tally(tallyOptionsOf(options))
  const progress = new Progress(host, selection.files.length)
  const isChosen = chosenCodes(fileOptions.codes)
  const { read } = selection
  const linting = {
    ...fileOptions,
    threads: options.threads ?? null,
    ...(read === undefined ? {} : { read }),
  }
  if (fileOptions.fix === 'write') await tidyFolders(selection.files, cwd, complaints)
  await outputs.start()
  const all: AsyncIterable<LintedFile> =
    cache === null ? lintFiles(selection.files, linting) : cache.lint(selection.files, linting)
  for await (const { filePath, report, fixed, error, before } of all) {
    if (error !== null || report?.findings.length !== 0) progress.clear()
    if (error !== null) complaints.error(error, filePath)
    if (report === null) continue
    if (before !== null) await showDiff(host, complaints, report, before)
    const { findings } = report
    const chosen = findings.every(({ code }) => isChosen(code))
      ? report
      : report.with(findings.filter(({ code }) => isChosen(code)))
    const changed = onChangedLines(chosen, selection.changed)
    await outputs.file(tally.count(baseline?.filter(changed) ?? changed, fixed))
    progress.step()
  }
  progress.clear()
  await outputs.end(tally.summary, complaints.problems)
  tally.explain(complaints)
  baseline?.finish(complaints)
  cache?.finish(complaints)
  return complaints.any ? exitCode.couldNotRun : tally.exitCode
}

/** Removes what earlier runs have left beside the files that are to be fixed. */
async function tidyFolders(
  files: readonly FoundFile[],
  cwd: string,
  complaints: Complaints,
): Promise<void> {
  const { removeLeftBehind } = await import('../../files/writing/backup.ts')
  removeLeftBehind(new Set(files.map(({ path }) => dirname(path))), (path, backup) => {
    const [file, copy] = [path, backup].map(name => showPath(name, cwd))
    complaints.remark(
      `${file}: May be half-written by a run that was killed; what it was before is in ${copy}.`,
    )
  })
}

/** Shows what a dry run would change; says so where the diff is only for reading. */
async function showDiff(
  { stdout, env }: Host,
  complaints: Complaints,
  { filePath, text: after }: FileReport,
  before: string,
): Promise<void> {
  const { unifiedDiff } = await import('../../output/unified-diff.ts')
  const isLog = stdout.isTTY === true || isOnBuildServer(env)
  const { text, isExact } = unifiedDiff(filePath, before, after, isLog)
  stdout.write(text)
  if (isExact) return
  complaints.remark(
    `${filePath}: The diff cannot be applied, since it does not repeat passwords or control characters.`,
  )
}
