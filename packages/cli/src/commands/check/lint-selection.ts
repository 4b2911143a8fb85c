import { dirname, resolve } from 'node:path'
import type { CheckOptions } from '../../arguments/check-options.ts'
import { type ExitCode, exitCode } from '../../exit-code.ts'
import { type FoundFile, showPath } from '../../files/describe-file.ts'
import { realPath } from '@hreflint/references/site-plans'
import { isMoveUnfinished, journalName } from '../../files/writing/move-journal.ts'
import type { Host } from '../../host.ts'
import { chosenCodes } from '../../lint/chosen-codes.ts'
import type { LintedFile, LintFileOptions } from '../../lint/lint-file.ts'
import { lintFiles } from '../../lint/lint-files.ts'
import { onChangedLines } from '../../lint/on-changed-lines.ts'
import { Tally } from '../../lint/tally.ts'
import type { Complaints } from '../../output/complaints.ts'
import { Progress } from '../../output/progress.ts'
import { ReportOutputs, reportOnStderr } from '../../output/report-outputs.ts'
import type { ReferrerSearch } from '../../references/referrers/lint-referrers.ts'
import { plural } from '../../reporters/plural.ts'
import type { FileReport } from '../../reporters/reporter.ts'
import { isOnBuildServer } from '../../reporters/workflow-commands.ts'
import { openBaseline } from './baseline-step.ts'
import type { CacheStep } from './cache-step.ts'
import { fileOptionsOf, outputChoiceOf, tallyOptionsOf } from './file-options.ts'
import type { Selection } from './select-files.ts'

/** The inputs of a run. */
export interface Run {
  /** Paths as given on the command line. */
  readonly paths: readonly string[]
  readonly options: CheckOptions
  readonly host: Host
  readonly complaints: Complaints
  /** Results that need not be computed again. Null to lint all files. */
  readonly cache: CacheStep | null
  /** Finds the files whose links the changes of the selection may break. */
  readonly referrers?: ReferrerSearch
}

/** Lints the files of a selection, reports on them, and returns the exit code. */
export async function lintSelection(selection: Selection, run: Run): Promise<ExitCode> {
  const { paths, options, host, complaints, cache } = run
  const { cwd } = host
  const baseline = await openBaseline(options, cwd)
  const roots = [cwd, ...paths.map(path => resolve(cwd, path))].map(realPath)
  const fileOptions = fileOptionsOf(options, roots)
  const { fix } = fileOptions
  // A dry run writes the diff to stdout.
  const outputs = await ReportOutputs.open(
    outputChoiceOf(options),
    fix === 'dry' ? reportOnStderr(host) : host,
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
  const isWriting = fix === 'write' || fix === 'suppress'
  // What git has staged is whole.
  const files =
    read !== undefined && !isWriting
      ? selection.files
      : await withoutHalfWritten(selection.files, run, isWriting)
  await outputs.start()
  const selected = new Set(selection.files.map(({ filePath }) => filePath))
  const linted = cache === null ? lintFiles(files, linting) : cache.lint(files, linting)
  const all = withReferrers(linted, run.referrers, linting)
  for await (const result of all) {
    const { filePath, report, fixed, suppressed, error, remark, before, links } = result
    if (links !== undefined) tally.countLinks(links, filePath)
    const isToldOf = error !== null || remark !== undefined
    if (isToldOf || report?.findings.length !== 0) progress.clear()
    if (error !== null) complaints.error(error, filePath)
    if (remark !== undefined) complaints.remark(remark)
    if (report === null) continue
    if (before !== null) await showDiff(host, complaints, report, before)
    const narrowed = (all: FileReport) => {
      const chosen = all.with(all.findings.filter(({ code }) => isChosen(code)))
      // In a file outside the selection, a link breaks on a line that has not changed.
      return selected.has(filePath) ? onChangedLines(chosen, selection.changed) : chosen
    }
    if (fix === 'suppress' && error === null) sayWhatIsLeft(narrowed(report), complaints)
    // What a run does not report still occurs.
    const shown =
      baseline === null || baseline.records ? narrowed(report) : narrowed(baseline.filter(report))
    const recorded = baseline?.records === true ? baseline.filter(shown) : shown
    await outputs.file(tally.count(recorded, fixed, suppressed))
    progress.step()
  }
  progress.clear()
  await outputs.end(tally.summary, complaints.problems)
  tally.explain(complaints)
  baseline?.finish(complaints)
  cache?.finish(complaints)
  return complaints.any ? exitCode.couldNotRun : tally.exitCode
}

async function* withReferrers(
  linted: AsyncIterable<LintedFile>,
  search: ReferrerSearch | undefined,
  options: LintFileOptions,
): AsyncGenerator<LintedFile> {
  yield* linted
  if (search === undefined) return
  const { lintReferrers } = await import('../../references/referrers/lint-referrers.ts')
  yield* lintReferrers(search, options)
}

/** Names the lines that no comment can be added to. */
function sayWhatIsLeft(report: FileReport, complaints: Complaints): void {
  const lines = new Set(report.findings.map(({ span }) => report.positionAt(span.start).line))
  if (lines.size === 0) return
  const where = `line${lines.size === 1 ? '' : 's'} ${[...lines].join(', ')}`
  const left = plural(report.findings.length, 'finding')
  complaints.remark(`${report.filePath}: Comments cannot suppress ${left} on ${where}.`)
}

/**
 * Returns the files that no killed run may have written only partly. Those are reported: only a person knows whether
 * they have been changed since. A run that writes also removes the copies that nobody needs.
 */
async function withoutHalfWritten(
  files: readonly FoundFile[],
  { paths, host: { cwd }, complaints }: Run,
  isWriting: boolean,
): Promise<readonly FoundFile[]> {
  const { findLeftBehind } = await import('../../files/writing/backup.ts')
  const halfWritten = new Set<string>()
  if (isMoveUnfinished(cwd)) {
    complaints.error(
      `${journalName}: A move was interrupted. Run the same hreflint move again to end it.`,
    )
  }
  // A link is written where it points to, and so is the copy. A run that only reads follows those that are named.
  const followed = isWriting ? files.map(({ path }) => path) : paths.map(path => resolve(cwd, path))
  const written = [...files.map(({ path }) => path), ...followed.map(realPath)]
  findLeftBehind(new Set(written.map(path => dirname(path))), isWriting, (path, backup) => {
    const [file, copy] = [path, backup].map(name => showPath(name, cwd))
    if (halfWritten.has(realPath(path))) return
    halfWritten.add(realPath(path))
    complaints.error(
      `${file}: A run that was killed may have written it only partly. Its previous content is in ${copy}: copy that over the file, or delete it to keep the file as it is.`,
      file ?? null,
    )
  })
  return halfWritten.size === 0
    ? files
    : files.filter(({ path }) => !halfWritten.has(realPath(path)))
}

/** Shows the changes that a dry run does not write. Says so if the diff cannot be applied. */
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
    `${filePath}: This diff cannot be applied because it leaves out passwords and control characters.`,
  )
}
